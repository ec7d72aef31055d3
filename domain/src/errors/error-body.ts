import * as z from "zod/mini";

/** Clients match on these codes, so never change one. */
const errorCodeSchema = z.enum([
  "malformed_request",
  "invalid_input",
  "not_signed_in",
  "session_ended",
  "bad_credentials",
  "account_suspended",
  "wrong_password",
  "link_over",
  "last_admin",
  "own_account",
  "not_allowed",
  "not_revealed",
  "not_found",
  "email_taken",
  "username_taken",
  "reset_link_invalid",
  "id_taken",
  "import_begun",
  "import_incomplete",
  "log_not_empty",
  "question_open",
  "return_turned_in",
  "stale_version",
  "trial_open",
  "trip_overlaps",
  "trip_running",
  "too_large",
  "headers_too_large",
  "too_slow",
  "unsupported_type",
  "too_many_requests",
  "unavailable",
  "busy",
  "storage_full",
  "weather_unavailable",
  "weather_off",
  "unexpected",
]);
export type ErrorCode = z.infer<typeof errorCodeSchema>;

export const errorBodySchema = z.object({
  statusCode: z.int(),
  /** The same sentence as `message`. Some clients read one, some the other. */
  error: z.string(),
  message: z.string(),
  code: errorCodeSchema,
  fields: z.optional(z.record(z.string(), z.string())),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
