import * as z from "zod/mini";

import { customValuesSchema } from "../custom-fields/custom-field.ts";
import {
  type CountName,
  type DetailName,
  FILLABLE_NAMES,
  isCountName,
  isMeasureName,
  mapDetails,
  type MeasureName,
} from "../details/details.ts";
import { photoSchema } from "../photos/photo.ts";
import { squareSchema } from "../places/square.ts";

const autofilledSchema = z.object({
  /** `null` for computed values, such as the moon phase. */
  source: z.nullable(z.string()),
  at: z.string(),
  fields: z.array(z.enum(FILLABLE_NAMES)),
});
export type AutofilledConditions = z.infer<typeof autofilledSchema>;

type StoredDetails = {
  [Name in DetailName]: Name extends CountName
    ? z.ZodMiniNumber<number>
    : z.ZodMiniNullable<Name extends MeasureName ? z.ZodMiniNumber<number> : z.ZodMiniString<string>>;
};

function storedSchema<Name extends DetailName>(name: Name): StoredDetails[Name];
function storedSchema(name: DetailName): z.ZodMiniType {
  if (isCountName(name)) return z.int();
  return isMeasureName(name) ? z.nullable(z.number()) : z.nullable(z.string());
}

/** An angler can choose the water, the spot, and that a catch belongs to no trip. */
const CHOSEN = ["water", "spot", "no_trip"] as const;

const placeNameSchema = z.object({ id: z.string(), name: z.string() });

/** Numbers are in inches, lb, ft, °F, mph and inHg; `null` if not noted. Weight and length are of one fish. */
export const catchSchema = z.object({
  id: z.string(),
  /** Increases by 1 with each change; sent back in `If-Match`. */
  version: z.int(),
  species: z.string(),
  /** ISO 8601 in UTC; noon in `time_zone` if only the day is known. */
  date: z.string(),
  /** HH:mm in `time_zone`; `null` if only the day is known. */
  time: z.nullable(z.string()),
  time_zone: z.string(),
  ...mapDetails<StoredDetails>(storedSchema),
  /** `null` if the angler noted all conditions, or if there are none. */
  conditions_filled: z.nullable(autofilledSchema),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  /** Stands for latitude and longitude in an answer to somebody who sees squares; absent for the angler. */
  square: z.optional(z.nullable(squareSchema)),
  /** In meters, if a device measured the place. Absent in answers from older versions. */
  position_accuracy: z.optional(z.nullable(z.number())),
  /**
   * Seconds to add to the device's clock to get the server's clock, as of logging. Absent in answers from older
   * versions.
   */
  clock_offset: z.optional(z.nullable(z.number())),
  /** `null` if it was caught on no trip; absent in answers from older versions. */
  trip_id: z.optional(z.nullable(z.string())),
  /**
   * The angler's own names; `null` for other users, and if the catch is on no water. Absent in answers from older
   * versions.
   */
  water: z.optional(z.nullable(placeNameSchema)),
  spot: z.optional(z.nullable(placeNameSchema)),
  /**
   * The values that the angler chose. The others follow from place and time, and are updated when these change. Sent
   * only to the catch's angler.
   */
  chosen: z.optional(z.array(z.enum(CHOSEN))),
  /** The lure from the tackle box, in addition to `lure_type`. Absent in answers from older versions. */
  lure_id: z.optional(z.nullable(z.string())),
  variant_id: z.optional(z.nullable(z.string())),
  rod_id: z.optional(z.nullable(z.string())),
  /** Values of custom fields, sent only to the catch's angler. Absent in answers from older versions. */
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

/** The number of days that a catch may be ahead of the server's clock, because of time zones. */
export const LATEST_CATCH_DAYS = 1;
export const EARLIEST_CATCH_YEAR = 1900;
