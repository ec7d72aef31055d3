import * as z from "zod/mini";

import { fieldError } from "../errors/field-error.ts";
import { CHANNEL_KINDS, TOPICS } from "./topics.ts";

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

const clockSchema = (field: "quiet_from" | "quiet_to") =>
  z.optional(
    z.nullable(
      z
        .string(fieldError({ code: "clock_time", field }))
        .check(z.regex(CLOCK, fieldError({ code: "clock_time", field }))),
    ),
  );

const kindsSchema = z.array(
  z.enum(CHANNEL_KINDS, fieldError({ code: "one_of", field: "topics", choices: CHANNEL_KINDS })),
  fieldError({ code: "invalid" }),
);

interface QuietHours {
  quiet_from?: string | null | undefined;
  quiet_to?: string | null | undefined;
}

/** Both ends are there, or both are `null`, or both are absent. */
function isSpan({ quiet_from: from, quiet_to: to }: QuietHours): boolean {
  if (typeof from === "string" && typeof to === "string") return from !== to;
  return from === to;
}

/** An absent field stays as it is, and so does an absent topic. The quiet hours change together. */
export const notificationChangesSchema = z
  .object({
    topics: z.optional(
      z.partialRecord(
        z.enum(TOPICS, fieldError({ code: "one_of", field: "topics", choices: TOPICS })),
        kindsSchema,
        fieldError({ code: "invalid" }),
      ),
    ),
    /** HH:mm on the angler's clock. They may go past midnight. */
    quiet_from: clockSchema("quiet_from"),
    quiet_to: clockSchema("quiet_to"),
    alerts_in_quiet: z.optional(z.boolean(fieldError({ code: "not_boolean", field: "alerts_in_quiet" }))),
  })
  .check(z.refine<QuietHours>(isSpan, { error: fieldError({ code: "quiet_span" }), path: ["quiet_to"] }));
export type NotificationChanges = z.infer<typeof notificationChangesSchema>;
