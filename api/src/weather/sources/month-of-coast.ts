import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import type { Coordinates } from "@creel/domain/places/coordinates";
import * as z from "zod/mini";

import { measure, stationSchema, turnSchema } from "./sources.ts";

/** °F at consecutive whole hours. */
const hourlySchema = z.object({
  /** The first hour, ISO in UTC. */
  from: z.string(),
  values: z.array(measure),
});
type Hourly = z.infer<typeof hourlySchema>;

/** The data of stations near a place for a month and one day on either side. A part is `null` if no station has it. */
export const shoreMonthSchema = z.object({
  tides: z.nullable(z.object({ station: stationSchema, turns: z.array(turnSchema) })),
  water: z.nullable(z.extend(hourlySchema, { station: stationSchema })),
});
export type ShoreMonth = z.infer<typeof shoreMonthSchema>;

/** The sea surface temperature for a month and one day on either side; `null` if there is no sea. */
export const seaMonthSchema = z.nullable(hourlySchema);
export type SeaMonth = z.infer<typeof seaMonthSchema>;

/** `month` is yyyy-mm. */
type OfMonth<Answer> = (place: Coordinates, month: string, signal: AbortSignal) => Promise<Answer>;

export interface ShoreMonthSource {
  month: OfMonth<ShoreMonth>;
}

export interface SeaMonthSource {
  month: OfMonth<SeaMonth>;
}

/** @returns `null` if no hour has a value */
export function toHourly(
  readings: readonly { at: number; value: number | null }[],
  { from, to }: { from: number; to: number },
): Hourly | null {
  if (readings.every(({ value }) => value === null)) return null;
  const byHour = new Map(readings.map(({ at, value }) => [at, value]));
  const length = Math.max(0, Math.round((to - from) / HOUR_MS));
  const values = Array.from({ length }, (_, index) => byHour.get(from + index * HOUR_MS) ?? null);
  return { from: new Date(from).toISOString(), values };
}

/** The temperature of water changes slowly. */
const NEAR_HOURS = 3;

/** Returns the value nearest to an instant, at most three hours away; `null` if there is none. */
export function valueNear({ from, values }: Hourly, instant: Date): number | null {
  const index = (instant.getTime() - Date.parse(from)) / HOUR_MS;
  const near = values
    .map((value, hour) => ({ value, far: Math.abs(hour - index) }))
    .filter(({ value, far }) => value !== null && far <= NEAR_HOURS);
  return near.toSorted((one, other) => one.far - other.far)[0]?.value ?? null;
}
