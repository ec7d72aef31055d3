import * as z from "zod/mini";

import { DAY_MS, HOUR_MS, MINUTE_MS } from "../dates/units-of-time.ts";
import type { FlowBin, LevelTrend, RiverLevel } from "./gauge.ts";

/** The quantities that tell how high a river is. */
const heightSchema = z.enum(["level", "flow"]);
type Height = z.infer<typeof heightSchema>;

const rangeFields = { quantity: heightSchema, low: z.number(), high: z.number() };

/** A value with its instant, ISO 8601 in UTC. */
const pointSchema = z.object({ at: z.string(), value: z.number() });
export type GaugePoint = z.infer<typeof pointSchema>;

/** A value is compared with this, in ft or ft³/s. `kind` is one of `INDEX_BASES`. */
export const yearBasisSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("normals"),
    quantity: heightSchema,
    days: z.array(
      z.object({
        /** mm-dd */
        day: z.string(),
        /** From 0 to 100, rising. */
        percentiles: z.array(z.number()),
        /** One for each percentile, never falling. */
        values: z.array(z.number()),
      }),
    ),
  }),
  /** The means of the lowest and of the highest value of many years. */
  z.object({ kind: z.literal("meanLowHigh"), ...rangeFields }),
  /** The range that the service calls typical. */
  z.object({ kind: z.literal("typicalRange"), ...rangeFields }),
  /** The readings that Creel stored, in any order. */
  z.object({ kind: z.literal("ownReadings"), quantity: heightSchema, readings: z.array(pointSchema) }),
]);
export type YearBasis = z.infer<typeof yearBasisSchema>;

/** Values of the gauge's own year in rising order, each with its position from 0 to 1. */
type Ranks = readonly { position: number; value: number }[];

/**
 * Returns the position of a value within the gauge's own year, from 0 (lowest) to 1 (highest). No unit and no zero of a
 * gauge changes it, so that rivers are comparable.
 *
 * @param date begins with yyyy-mm-dd
 * @returns `null` if the basis has nothing for that date, or own readings of less than a year
 */
export function positionInYear(value: number, date: string, basis: YearBasis): number | null {
  const ranks = ranksOn(date, basis);
  const [first, last] = [ranks[0], ranks.at(-1)];
  if (!first || !last) return null;
  const same = ranks.filter((rank) => rank.value === value);
  const [lowest, highest] = [same[0], same.at(-1)];
  // A river that is dry on a quarter of the days has one value for many positions.
  if (lowest && highest) return (lowest.position + highest.position) / 2;
  if (value < first.value) return first.position;
  if (value > last.value) return last.position;
  const above = ranks.findIndex((rank) => rank.value > value);
  return between(ranks[above - 1] ?? first, ranks[above] ?? last, value);
}

function between(low: Ranks[number], high: Ranks[number], value: number): number {
  const share = (value - low.value) / (high.value - low.value);
  return low.position + share * (high.position - low.position);
}

const LOW_BELOW = 0.25;
const HIGH_ABOVE = 0.75;

export function binOfIndex(index: number): FlowBin {
  if (index < LOW_BELOW) return "low";
  return index > HIGH_ABOVE ? "high" : "usual";
}

/**
 * Returns the band of the usual, the middle half, which `binOfIndex` calls usual.
 * @param date begins with yyyy-mm-dd
 */
export function usualOn(date: string, basis: YearBasis): { low: number; high: number } | null {
  const ranks = ranksOn(date, basis);
  const [low, high] = [valueAt(ranks, LOW_BELOW), valueAt(ranks, HIGH_ABOVE)];
  return low === null || high === null ? null : { low, high };
}

/**
 * Returns the median of many years on a date, in the unit of the basis.
 * @param date begins with yyyy-mm-dd
 * @returns `null` unless the basis has the percentiles of that date
 */
export function medianOn(date: string, basis: YearBasis): number | null {
  return basis.kind === "normals" ? valueAt(ranksOn(date, basis), 0.5) : null;
}

/** `null` if no two ranks have the position between them. */
function valueAt(ranks: Ranks, position: number): number | null {
  const above = ranks.findIndex((rank) => rank.position >= position);
  const [low, high] = [ranks[above - 1], ranks[above]];
  if (!high) return null;
  if (high.position === position) return high.value;
  if (!low) return null;
  const share = (position - low.position) / (high.position - low.position);
  return low.value + share * (high.value - low.value);
}

const YEAR_DAYS = 365;
/** A year of own readings may have gaps. */
export const LEAST_DAYS_OF_YEAR = 330;
const DATE_LENGTH = "yyyy-mm-dd".length;

function ranksOn(date: string, basis: YearBasis): Ranks {
  if (basis.kind === "normals") {
    const day = date.slice("yyyy-".length, DATE_LENGTH);
    const normals = dayOf(basis.days, day) ?? (day === "02-29" ? dayOf(basis.days, "02-28") : undefined);
    return (normals?.values ?? []).flatMap((value, index) => {
      const percentile = normals?.percentiles[index];
      return percentile === undefined ? [] : [{ position: percentile / 100, value }];
    });
  }
  if (basis.kind === "ownReadings") return ranksOfReadings(basis.readings);
  const { low, high } = basis;
  return low < high
    ? [
        { position: 0, value: low },
        { position: 1, value: high },
      ]
    : [];
}

function dayOf<Day extends { day: string }>(days: readonly Day[], day: string): Day | undefined {
  return days.find((each) => each.day === day);
}

/** The ranks of a year are looked up for each hour of a trip and each day of a chart. */
const RANKS = new WeakMap<readonly GaugePoint[], Ranks>();

function ranksOfReadings(readings: readonly GaugePoint[]): Ranks {
  const ranks = RANKS.get(readings) ?? rankReadings(readings);
  RANKS.set(readings, ranks);
  return ranks;
}

/** Days with many readings count as much as days with one. */
function rankReadings(readings: readonly GaugePoint[]): Ranks {
  const byDay = new Map<string, { sum: number; count: number }>();
  for (const { at, value } of readings) {
    const day = at.slice(0, DATE_LENGTH);
    const { sum, count } = byDay.get(day) ?? { sum: 0, count: 0 };
    byDay.set(day, { sum: sum + value, count: count + 1 });
  }
  const days = [...byDay.keys()].toSorted();
  const spanMs = Date.parse(days.at(-1) ?? "") - Date.parse(days[0] ?? "");
  if (!(spanMs >= (YEAR_DAYS - 1) * DAY_MS) || days.length < LEAST_DAYS_OF_YEAR) return [];
  const means = [...byDay.values()].map(({ sum, count }) => sum / count);
  return means
    .toSorted((one, other) => one - other)
    .map((value, index, { length }) => ({ position: index / (length - 1), value }));
}

/** A value this near stands for the one of 24 hours before. */
const NEAR_MS = 2 * HOUR_MS;

/**
 * Returns the change over the 24 hours before an instant; `null` if there is no value within two hours of either end.
 * @param points in order
 */
export function changeOver24h(points: readonly GaugePoint[], at: Date): number | null {
  const [before, now] = [valueNear(points, at.getTime() - DAY_MS), valueNear(points, at.getTime())];
  return before === null || now === null ? null : now - before;
}

function valueNear(points: readonly GaugePoint[], ms: number): number | null {
  const near = points
    .map(({ at, value }) => ({ value, far: Math.abs(Date.parse(at) - ms) }))
    .filter(({ far }) => far <= NEAR_MS);
  return near.toSorted((one, other) => one.far - other.far)[0]?.value ?? null;
}

/**
 * A change within this share of the band of the usual is steady. The band is the middle half of the gauge's own year,
 * so the share means the same for a brook and for a large river.
 */
const STEADY_SHARE = 0.05;
/** The share of the value itself. Flow is gauged to about 5%. */
const STEADY_SHARE_OF_FLOW = 0.05;
/** Gauges are read to 0.01 ft, and waves and locks move a level by a few of those. */
const STEADY_FEET = 0.1;

/** @param change24h in ft or ft³/s */
export function trendOf(
  change24h: number,
  {
    quantity,
    value,
    usual,
  }: { quantity: Height; value: number; usual: { low: number; high: number } | null },
): LevelTrend {
  const least = quantity === "level" ? STEADY_FEET : Math.abs(value) * STEADY_SHARE_OF_FLOW;
  const steady = Math.max(least, usual ? (usual.high - usual.low) * STEADY_SHARE : 0);
  if (change24h === 0 || Math.abs(change24h) < steady) return "steady";
  return change24h > 0 ? "rising" : "falling";
}

/** Fast rises in ft over at most that time. The longer one is told if both apply. */
const RISES = [
  { feet: 1, withinMs: 3 * HOUR_MS },
  { feet: 0.5, withinMs: HOUR_MS },
];
/** Readings come a few minutes early or late. */
const TOLERANCE_MS = 5 * MINUTE_MS;
/** Floating-point numbers may differ this much from the sum that a person computes. */
const TOLERANCE_FEET = 1e-6;

/**
 * Returns the fast rise that ends with the newest level, from its lowest level on; `null` if it is not fast.
 * @param points levels in ft, in order
 */
export function riseOf(points: readonly GaugePoint[]): RiverLevel["rise"] {
  const newest = points.at(-1);
  if (!newest) return null;
  const until = Date.parse(newest.at);
  for (const { feet, withinMs } of RISES) {
    const within = points.filter(({ at }) => until - Date.parse(at) <= withinMs + TOLERANCE_MS);
    // The last of several lowest levels, because the rise begins there.
    const lowest = within.toReversed().toSorted((one, other) => one.value - other.value)[0];
    if (lowest && newest.value - lowest.value >= feet - TOLERANCE_FEET) {
      return { from: lowest.value, to: newest.value, since: lowest.at, until: newest.at };
    }
  }
  return null;
}
