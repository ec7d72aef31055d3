import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import { celsiusToFahrenheit, cubicMetersToCubicFeet, metersToFeet } from "@creel/domain/units/from-metric";
import { roundTo } from "@creel/domain/units/round-to";
import type { GaugeQuantity } from "@creel/domain/waters/gauge";
import * as z from "zod/mini";

import { UpstreamError } from "../upstream/upstream-error.ts";
import type { GaugePoints, GaugeReadings } from "./gauge-source.ts";

/** A value as services write it: USGS writes numbers as texts. */
export const rawValue = z.optional(z.nullable(z.union([z.number(), z.string()])));
type RawValue = z.infer<typeof rawValue>;

/** A value in the API's unit. `at` is in milliseconds since 1970. */
export interface Measured {
  at: number;
  value: number | null;
}

const same = (value: number) => value;

/** Converts to the API's units: ft, ft³/s and °F. Some services have several spellings of a unit. */
const CONVERSIONS: Record<GaugeQuantity, ReadonlyMap<string, (value: number) => number>> = {
  level: new Map([
    ["ft", same],
    ["mm", (value: number) => metersToFeet(value / 1000)],
    ["cm", (value: number) => metersToFeet(value / 100)],
    ["m", metersToFeet],
    // Above the gauge's own zero, and above the sea.
    ["masd", metersToFeet],
    ["maod", metersToFeet],
    ["m+nn", metersToFeet],
    ["m. ü. nhn", metersToFeet],
  ]),
  flow: new Map([
    ["ft^3/s", same],
    ["l/s", (value: number) => cubicMetersToCubicFeet(value / 1000)],
    ["m³/s", cubicMetersToCubicFeet],
    ["m3/s", cubicMetersToCubicFeet],
    ["m3_s", cubicMetersToCubicFeet],
  ]),
  temperature: new Map([
    ["°c", celsiusToFahrenheit],
    ["degc", celsiusToFahrenheit],
  ]),
};

/**
 * Services mark a missing value with a number such as -999999 or 1e12. The Amazon carries up to 3e8 l/s, and a level in
 * millimeters is seldom below -9,000.
 */
const ABOVE = -9999;
const BELOW = 1e9;

/** Returns the value in the API's unit; `null` if it is missing or its unit is not one of the quantity. */
export function toApi(
  raw: RawValue,
  { quantity, unit }: { quantity: GaugeQuantity; unit: string },
): number | null {
  const value = typeof raw === "string" && raw.trim() !== "" ? Number(raw) : raw;
  const convert = CONVERSIONS[quantity].get(unit.toLowerCase());
  if (typeof value !== "number" || !convert || !(value > ABOVE && value < BELOW)) return null;
  return rounded(convert(value), quantity);
}

/** Services print numbers of 32 bits with 16 digits, of which 6 are true. */
function rounded(value: number, quantity: GaugeQuantity): number {
  if (quantity === "flow") return Number(value.toPrecision(6)) + 0;
  return roundTo(value, quantity === "level" ? 3 : 2);
}

/** A sensor that is silent for longer than the others is broken. */
const TOGETHER_MS = 3 * HOUR_MS;

/** Returns the newest values, without those that are hours older than the newest. */
export function toReadings(latest: Partial<Record<GaugeQuantity, Measured | null>>): GaugeReadings {
  const known = Object.values(latest).filter((each) => each !== null && each.value !== null);
  const newest = Math.max(...known.map((each) => each?.at ?? -Infinity));
  const valueOf = (quantity: GaugeQuantity) => {
    const measured = latest[quantity];
    return measured && newest - measured.at <= TOGETHER_MS ? measured.value : null;
  };
  return {
    level: valueOf("level"),
    flow: valueOf("flow"),
    temperature: valueOf("temperature"),
    observedAt: Number.isFinite(newest) ? new Date(newest).toISOString() : null,
  };
}

export interface Span {
  from: number;
  /** Not part of the span. */
  to: number;
}

/** @param month yyyy-mm */
export function spanOf(month: string): Span {
  const begin = new Date(`${month}-01T00:00:00Z`);
  return { from: begin.getTime(), to: Date.UTC(begin.getUTCFullYear(), begin.getUTCMonth() + 1) };
}

export function isoOf(ms: number): string {
  return new Date(ms).toISOString();
}

/** Returns yyyy-mm-dd in UTC. */
export function dayOf(ms: number): string {
  return isoOf(ms).slice(0, "yyyy-mm-dd".length);
}

/** Returns the middle of a day in UTC, for the mean of a day. */
export function middleOfDay(day: string): number {
  return Date.parse(`${day.slice(0, "yyyy-mm-dd".length)}T12:00:00Z`);
}

/** Returns the first known value of each hour within the span, in order. */
export function toPoints(measured: readonly Measured[], { from, to }: Span): GaugePoints {
  const byHour = new Map<number, Measured & { value: number }>();
  for (const { at, value } of measured) {
    const hour = hourOf(at);
    const before = byHour.get(hour);
    const isWithin = at >= from && at < to;
    if (isWithin && value !== null && !(before && before.at <= at)) byHour.set(hour, { at, value });
  }
  return [...byHour.values()]
    .toSorted((one, other) => one.at - other.at)
    .map(({ at, value }) => ({ at: isoOf(at), value }));
}

/** @returns the points of both, those of `newer` where both have the same hour */
export function mergePoints(older: GaugePoints, newer: GaugePoints): GaugePoints {
  const byHour = new Map([...older, ...newer].map((point) => [hourOf(Date.parse(point.at)), point]));
  return [...byHour.entries()].toSorted(([one], [other]) => one - other).map(([, point]) => point);
}

/** Returns the newest known value; `null` if there is none. */
export function newestOf(measured: readonly Measured[]): Measured | null {
  const known = measured.filter(({ at, value }) => value !== null && Number.isFinite(at));
  return known.toSorted((one, other) => other.at - one.at)[0] ?? null;
}

/**
 * Returns the entries that can be read. One that cannot does not hide the others.
 * @throws UpstreamError unreadable if there are entries and none can be read
 */
export function readAll<Entry>(
  entries: readonly unknown[],
  schema: z.ZodMiniType<Entry>,
  host: string,
): Entry[] {
  const read = entries.map((entry) => z.safeParse(schema, entry));
  const isUnreadable = entries.length > 0 && read.every(({ success }) => !success);
  if (isUnreadable) throw new UpstreamError("unreadable", host);
  return read.flatMap(({ data }) => (data === undefined ? [] : [data]));
}

/** Returns the fallback if the service refuses, because it does not know the station or the series. */
export async function orRefused<Answer>(asked: Promise<Answer>, fallback: Answer): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof UpstreamError && error.failure === "refused") return fallback;
    throw error;
  }
}

function hourOf(ms: number): number {
  return Math.floor(ms / HOUR_MS);
}
