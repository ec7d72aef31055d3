import { DAY_MS, HOUR_MS } from "@creel/domain/dates/units-of-time";
import type { Coordinates } from "@creel/domain/places/coordinates";
import * as z from "zod/mini";

import type { Reading } from "./sources.ts";

const MEASURES = [
  "temperature",
  "feelsLike",
  "humidity",
  "weatherCode",
  "pressure",
  "pressureChange",
  "temperatureChange",
  "cloudCover",
  "windSpeed",
  "windDirection",
  "windGust",
] as const satisfies readonly (keyof Reading)[];

/**
 * The weather of one cell for one month and one day on either side, because the month follows the local clock, up to 14
 * hours from UTC. It has one list per measure, all of the same length.
 */
export const monthOfReadingsSchema = z.object({
  source: z.string(),
  /** The first hour, ISO in UTC; the others follow without gaps. */
  from: z.string(),
  measures: z.record(z.enum(MEASURES), z.array(z.nullable(z.number()))),
  isDay: z.array(z.nullable(z.boolean())),
});
export type MonthOfReadings = z.infer<typeof monthOfReadingsSchema>;

export interface MonthSource {
  /** `month` is yyyy-mm and must be settled. */
  month(place: Coordinates, month: string, signal: AbortSignal): Promise<MonthOfReadings>;
}

/** The air temperature of consecutive hours in °F. */
export const recentAirSchema = z.object({
  /** The first hour, ISO in UTC. */
  from: z.string(),
  values: z.array(z.nullable(z.number())),
});
export type RecentAir = z.infer<typeof recentAirSchema>;

export interface RecentAirSource {
  /** Returns the days that no settled month has, and the rest of today and tomorrow as they are forecast. */
  recentAir(place: Coordinates, signal: AbortSignal): Promise<RecentAir>;
}

/** Models still revise the last days, and the archive lags five days behind. */
export const SETTLED_AFTER_MS = 7 * DAY_MS;

/**
 * Returns the first and last day of a month's answer, and whether all of it is settled.
 * @param month yyyy-mm
 */
export function spanOfMonth(month: string, now: Date): { first: Date; last: Date; isSettled: boolean } {
  const begin = new Date(`${month}-01T00:00:00Z`);
  const next = Date.UTC(begin.getUTCFullYear(), begin.getUTCMonth() + 1);
  return {
    first: new Date(begin.getTime() - DAY_MS),
    last: new Date(next),
    isSettled: now.getTime() - next > DAY_MS + SETTLED_AFTER_MS,
  };
}

/** @param readings of consecutive hours starting at `from`; `null` for an unknown hour */
export function toMonthOfReadings(
  { source, from }: Pick<MonthOfReadings, "source" | "from">,
  readings: readonly (Reading | null)[],
): MonthOfReadings {
  const columns = MEASURES.map((name) => [name, readings.map((reading) => roundReading(reading?.[name]))]);
  return {
    source,
    from,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fromEntries forgets the names
    measures: Object.fromEntries(columns) as MonthOfReadings["measures"],
    isDay: readings.map((reading) => reading?.isDay ?? null),
  };
}

/** `null` if the hour is outside the answer or its temperature is unknown. */
export function readingOfMonth(month: MonthOfReadings, hour: Date): Reading | null {
  const { source, from, measures, isDay } = month;
  const index = (hour.getTime() - Date.parse(from)) / HOUR_MS;
  const at = (name: keyof typeof measures) => measures[name][index] ?? null;
  const temperature = at("temperature");
  if (temperature === null) return null;
  return {
    source,
    at: hour.toISOString(),
    temperature,
    feelsLike: at("feelsLike"),
    humidity: at("humidity"),
    weatherCode: at("weatherCode"),
    pressure: at("pressure"),
    pressureChange: at("pressureChange"),
    temperatureChange: at("temperatureChange"),
    visibility: null,
    cloudCover: at("cloudCover"),
    windSpeed: at("windSpeed"),
    windDirection: at("windDirection"),
    windGust: at("windGust"),
    isDay: isDay[index] ?? null,
  };
}

/** Returns whether every hour has data. A service may add missing hours later. */
export function isComplete({ measures }: MonthOfReadings): boolean {
  return measures.temperature.every((value) => value !== null);
}

function roundReading(value: number | null | undefined): number | null {
  return value === null || value === undefined ? null : Math.round(value * 100) / 100 + 0;
}
