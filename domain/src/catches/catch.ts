import * as z from "zod/mini";

import { customValuesSchema } from "../custom-fields/custom-field.ts";
import {
  type DetailName,
  FILLABLE_NAMES,
  isMeasureName,
  mapDetails,
  type MeasureName,
} from "../details/details.ts";
import { photoSchema } from "../photos/photo.ts";

const autofilledSchema = z.object({
  /** `null` for what is computed, such as the moon. */
  source: z.nullable(z.string()),
  at: z.string(),
  fields: z.array(z.enum(FILLABLE_NAMES)),
});
export type AutofilledConditions = z.infer<typeof autofilledSchema>;

type StoredDetails = {
  [Name in DetailName]: z.ZodMiniNullable<
    Name extends MeasureName ? z.ZodMiniNumber<number> : z.ZodMiniString<string>
  >;
};

/** An angler can choose the water, the spot, and that a catch is of no trip. */
const CHOSEN = ["water", "spot", "no_trip"] as const;

const placeNameSchema = z.object({ id: z.string(), name: z.string() });

/** Numbers are in in, lb, ft, °F, mph and inHg; `null` is not noted. */
export const catchSchema = z.object({
  id: z.string(),
  /** Each change adds 1; sent back in `If-Match`. */
  version: z.int(),
  species: z.string(),
  /** An instant in UTC; noon in `time_zone` when only the day is known. */
  date: z.string(),
  /** HH:mm in `time_zone`; `null` when only the day is known. */
  time: z.nullable(z.string()),
  time_zone: z.string(),
  ...mapDetails<StoredDetails>((name) =>
    isMeasureName(name) ? z.nullable(z.number()) : z.nullable(z.string()),
  ),
  /** `null` when the angler noted all of them, or none is there. */
  conditions_filled: z.nullable(autofilledSchema),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  /** In meters, when a device measured the place; absent in answers from before it was stored. */
  position_accuracy: z.optional(z.nullable(z.number())),
  /** What had to be added to the device's clock when it was logged, in seconds; absent as above. */
  clock_offset: z.optional(z.nullable(z.number())),
  /** `null` when it was caught on none; absent in answers from before there were trips. */
  trip_id: z.optional(z.nullable(z.string())),
  /** The angler's own names; `null` for others, and where it is on none. Absent in answers from before there were waters. */
  water: z.optional(z.nullable(placeNameSchema)),
  spot: z.optional(z.nullable(placeNameSchema)),
  /**
   * What of these the angler chose; the rest was found by its place and time, and is found anew where these change. Told
   * to its angler alone.
   */
  chosen: z.optional(z.array(z.enum(CHOSEN))),
  /** Of the tackle box, beside `lure_type`; absent in answers from before there was one. */
  lure_id: z.optional(z.nullable(z.string())),
  variant_id: z.optional(z.nullable(z.string())),
  rod_id: z.optional(z.nullable(z.string())),
  /** Of own fields, told to their angler alone; absent in answers from before there were any. */
  custom: z.optional(customValuesSchema),
  photo_url: z.nullable(z.string()),
  photo_urls: z.array(z.string()),
  photos: z.array(photoSchema),
  is_sample: z.boolean(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type Catch = z.infer<typeof catchSchema>;

export const catchAnswerSchema = z.object({ catch: catchSchema });

/** The clocks of the world are at most this far apart. */
export const LATEST_CATCH_DAYS = 1;
export const EARLIEST_CATCH_YEAR = 1900;
