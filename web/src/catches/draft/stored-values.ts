import { type CalendarDate, parseDate, parseTime, type Time } from "@internationalized/date";
import * as z from "zod/mini";

import { isSamePhotos } from "../../photos/form-photo.ts";
import type { CatchValues } from "../catch-values.ts";

const text = z.nullable(z.string());
const number = z.nullable(z.number());

const day = z.codec(z.string(), z.custom<CalendarDate>(), {
  decode: (written, { issues }) => {
    try {
      return parseDate(written);
    } catch {
      issues.push({ code: "invalid_format", format: "date", input: written });
      return z.NEVER;
    }
  },
  encode: String,
});

const time = z.codec(z.string(), z.custom<Time>(), {
  decode: (written, { issues }) => {
    try {
      return parseTime(written);
    } catch {
      issues.push({ code: "invalid_format", format: "time", input: written });
      return z.NEVER;
    }
  },
  encode: String,
});

/**
 * The form's values as they are kept: its date and its time, which are objects, as ISO texts. Its photos
 * are kept beside them.
 */
export const storedValues = z.object({
  species: text,
  customSpecies: z.string(),
  length: number,
  weight: number,
  lureType: text,
  customLureType: z.string(),
  dateOfCatch: z.nullable(day),
  timeOfCatch: z.nullable(time),
  depth: number,
  waterTemperature: number,
  weatherConditions: text,
  airTemperature: number,
  windSpeed: number,
  windDirection: text,
  barometricPressure: number,
  pressureTrend: text,
  lunarPhase: text,
  notes: z.string(),
  coordinates: z.nullable(z.object({ latitude: z.number(), longitude: z.number() })),
});

export function isSameValues(one: CatchValues, other: CatchValues): boolean {
  return isSameText(one, other) && isSamePhotos(one.photos, other.photos);
}

function isSameText(one: CatchValues, other: CatchValues): boolean {
  return JSON.stringify(z.encode(storedValues, one)) === JSON.stringify(z.encode(storedValues, other));
}
