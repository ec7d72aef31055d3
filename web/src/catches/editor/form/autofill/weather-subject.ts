import { MINUTE_MS } from "@creel/domain/dates/units-of-time";
import { type Coordinates, formatCoordinates } from "@creel/domain/places/coordinates";
import { toCalendarDateTime, toZoned, Time } from "@internationalized/date";

import type { CatchValues } from "../../values/catch-values.ts";

const AHEAD_MS = 30 * MINUTE_MS;
const FIRST = Date.parse("1940-01-01T00:00:00Z");
const NOON = new Time(12);
/** 1 km: a place that the device finds more exactly has the same weather. */
const WEATHER_DECIMALS = 2;

type Values = Pick<CatchValues, "coordinates" | "dateOfCatch" | "timeOfCatch" | "timeZone">;

/** The place and the instant whose weather goes into a form. */
export interface WeatherSubject {
  place: Coordinates;
  instant: Date;
}

/** `null` without a place or a day; noon where the hour is not known. */
export function subjectOf(values: Values, timeZone: string): WeatherSubject | null {
  const { coordinates, dateOfCatch, timeOfCatch } = values;
  if (!coordinates || !dateOfCatch) return null;
  const local = toCalendarDateTime(dateOfCatch, timeOfCatch ?? NOON);
  return { place: coordinates, instant: toZoned(local, values.timeZone ?? timeZone).toDate() };
}

export function hasWeather({ instant }: WeatherSubject): boolean {
  return instant.getTime() >= FIRST && instant.getTime() <= Date.now() + AHEAD_MS;
}

/** Equal for values that have the same weather. */
export function subjectKey({ coordinates, dateOfCatch, timeOfCatch, timeZone }: Values): string {
  const place = coordinates && formatCoordinates(coordinates, WEATHER_DECIMALS);
  return JSON.stringify([place, String(dateOfCatch), String(timeOfCatch), timeZone]);
}
