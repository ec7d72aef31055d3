import * as z from "zod/mini";

import { photoSchema } from "../photos/photo.ts";
import { type DetailName, FILLABLE_NAMES, isMeasureName, mapDetails, type MeasureName } from "./details.ts";

/** Conditions that were filled in after the catch was saved, and stand there unchanged. */
const autofilledSchema = z.object({
  /** The service that told them; `null` for what is computed: the moon. */
  source: z.nullable(z.string()),
  /** When they were filled in. */
  at: z.string(),
  fields: z.array(z.enum(FILLABLE_NAMES)),
});
export type AutofilledConditions = z.infer<typeof autofilledSchema>;

type StoredDetails = {
  [Name in DetailName]: z.ZodMiniNullable<
    Name extends MeasureName ? z.ZodMiniNumber<number> : z.ZodMiniString<string>
  >;
};

/** A catch as it is read back. Numbers in in, lb, ft, °F, mph and inHg; `null` is nothing noted. */
export const catchSchema = z.object({
  id: z.string(),
  /** Counts the changes; sent back as `If-Match` to notice somebody else's. */
  version: z.int(),
  species: z.string(),
  /** The instant as ISO in UTC; noon in `time_zone` when only the day is known. */
  date: z.string(),
  /** HH:mm on the angler's clock; `null` when only the day is known. */
  time: z.nullable(z.string()),
  time_zone: z.string(),
  ...mapDetails<StoredDetails>((name) =>
    isMeasureName(name) ? z.nullable(z.number()) : z.nullable(z.string()),
  ),
  /** `null` where the angler noted all of them, or nothing is there. */
  conditions_filled: z.nullable(autofilledSchema),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  /** The cover: the first photo; `null` without any. */
  photo_url: z.nullable(z.string()),
  /** All of them, the cover first. */
  photo_urls: z.array(z.string()),
  photos: z.array(photoSchema),
  /** Whether it is made up, one of a sample log that the angler tries. */
  is_sample: z.boolean(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type Catch = z.infer<typeof catchSchema>;

/** The answer to one catch asked for, logged or changed. */
export const catchAnswerSchema = z.object({ catch: catchSchema });

/** Days a catch may lie in the future: the clocks of the world are never further apart. */
export const LATEST_CATCH_DAYS = 1;
export const EARLIEST_CATCH_YEAR = 1900;
