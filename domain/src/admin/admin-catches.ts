import * as z from "zod/mini";

import { commonCatchFilters } from "../catches/catch-filters.ts";
import { catchSchema } from "../catches/catch.ts";
import { daySchema } from "../dates/iso-dates.ts";
import { fieldError } from "../errors/field-error.ts";
import { numberedPageAnswer, numberedPageFields } from "../paging/paging.ts";
import { squareSchema } from "../places/square.ts";
import { adminSearchSchema, queryFlag } from "./admin-users.ts";

const CATCH_SORTS = ["logged", "-logged", "date", "-date", "weight", "-weight"] as const;
export type AdminCatchSort = (typeof CATCH_SORTS)[number];

/** The word index over millions of catches does not support shorter searches. */
export const SHORTEST_CATCH_SEARCH = 3;
const SHORT_SEARCH = fieldError({ code: "too_short", field: "search", min: SHORTEST_CATCH_SEARCH });

const DAY = fieldError({ code: "day" });

const catchFilters = {
  search: z.optional(adminSearchSchema.check(z.minLength(SHORTEST_CATCH_SEARCH, SHORT_SEARCH))),
  userId: z.optional(z.uuid(fieldError({ code: "not_uuid", field: "userId" }))),
  ...commonCatchFilters,
  /** Inclusive days. Filtering by time would reveal the hour of a catch. */
  from: z.optional(daySchema(DAY)),
  to: z.optional(daySchema(DAY)),
  hasPhoto: z.optional(queryFlag("hasPhoto")),
  sort: z._default(
    z.enum(CATCH_SORTS, fieldError({ code: "one_of", field: "sort", choices: CATCH_SORTS })),
    "-logged",
  ),
};

export const adminCatchFiltersSchema = z.object(catchFilters);
export type AdminCatchFilters = z.infer<typeof adminCatchFiltersSchema>;

export const adminCatchListQuerySchema = z.object({ ...catchFilters, ...numberedPageFields });
export type AdminCatchListQuery = z.infer<typeof adminCatchListQuerySchema>;

/**
 * Until revealed, it lacks the place, the hour, the notes, and the values filled in for that place and hour; `date` is
 * noon of the day.
 */
const adminCatchSchema = z.object({
  ...catchSchema.shape,
  /** The area of the catch; `null` if `latitude` and `longitude` are present, or if the place is unknown. */
  square: z.nullable(squareSchema),
  /** When the revealed values are hidden again. */
  revealed_until: z.nullable(z.string()),
  user: z.object({ id: z.string(), firstName: z.string(), lastName: z.string(), email: z.string() }),
});
export type AdminCatch = z.infer<typeof adminCatchSchema>;

export const adminCatchAnswerSchema = z.object({ catch: adminCatchSchema });

/** Counting stops at this number if it has to read every row. */
export const COUNTED_CATCHES = 10_000;

export const adminCatchListSchema = z.object({
  catches: z.array(adminCatchSchema),
  ...numberedPageAnswer,
  hasMore: z.boolean(),
});

const BULK_LIMIT = 1000;
const BULK_MESSAGE = fieldError({ code: "id_count", field: "catchIds", min: 1, max: BULK_LIMIT });

export const bulkDeletionSchema = z.object({
  catchIds: z
    .array(z.uuid(fieldError({ code: "each_id" })), BULK_MESSAGE)
    .check(z.minLength(1, BULK_MESSAGE), z.maxLength(BULK_LIMIT, BULK_MESSAGE)),
});

export const bulkDeletedSchema = z.object({
  deleted: z.int(),
  notFound: z.array(z.string()),
});
