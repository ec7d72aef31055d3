import { DAY_MS } from "../../dates/units-of-time.ts";
import type { Tide } from "../../weather/tide-at.ts";
import type { Outing, Segment, SegmentConditions } from "../outings.ts";
import { divide, sum, total } from "../statistics/sums.ts";

/** The features by which days are compared; `null` if unknown. */
export interface DayFeatures {
  /** 1 to 366; the distance wraps around the year. */
  dayOfYear: number;
  waterTemperature: number | null;
  /** The position within the gauge's year, 0 to 1. */
  flow: number | null;
  /** From -1, falling all the time, to 1, rising; slack water is 0. */
  tide: number | null;
  windSpeed: number | null;
  pressureChange: number | null;
  cloudCover: number | null;
  sunAltitude: number | null;
}

const YEAR_DAYS = 365.25;
/** The distance in days that counts as one standard deviation. */
const SCALE_DAYS = 30;
/** The mean squared distance between two days of a log in one feature. */
const OF_TWO_DAYS = 2;
/** Features that never vary are ignored. Sums of equal numbers differ by rounding errors, so the limit is not 0. */
const LEAST_SCALE = 1e-6;

type Weathered = Exclude<keyof DayFeatures, "dayOfYear">;
const WEATHERED: readonly Weathered[] = [
  "waterTemperature",
  "flow",
  "tide",
  "windSpeed",
  "pressureChange",
  "cloudCover",
  "sunAltitude",
];

/**
 * Returns the squared distance of a day of the log from another day, scaled by the spread of the log and taken over the
 * features that both know. Features that the other day lacks are ignored. Features that only the day of the log lacks
 * are assumed to differ like the rest, with one extra feature at the distance of two average days; otherwise a day with
 * little data would be the nearest.
 */
export function squaredDistances(
  days: readonly { features: DayFeatures }[],
): (day: DayFeatures, other: DayFeatures) => number {
  const scales = WEATHERED.map((name) => ({
    name,
    scale: deviation(days.map(({ features }) => features[name])),
  })).filter(({ scale }) => scale >= LEAST_SCALE);
  return (day, other) => {
    const apart = Math.abs(day.dayOfYear - other.dayOfYear);
    const shared = [Math.min(apart, YEAR_DAYS - apart) / SCALE_DAYS];
    let lacking = 0;
    for (const { name, scale } of scales) {
      const [one, two] = [day[name], other[name]];
      if (two === null) continue;
      if (one === null) lacking += 1;
      else shared.push((one - two) / scale);
    }
    const distance = sum(shared, (difference) => difference ** 2);
    return distance + (lacking * (distance + OF_TWO_DAYS)) / (shared.length + 1);
  };
}

function deviation(values: readonly (number | null)[]): number {
  const known = values.filter((value) => value !== null);
  const mean = divide(total(known), known.length);
  const squares = total(known.map((value) => (value - mean) ** 2));
  return Math.sqrt(divide(squares, known.length - 1));
}

export const TIDE_DIRECTION: Record<Tide, number> = { falling: -1, slack: 0, rising: 1 };

export function featuresOf({ day, segments }: Outing): DayFeatures {
  const mean = (valueOf: Parameters<typeof meanOf>[1]) => meanOf(segments, valueOf);
  return {
    dayOfYear: dayOfYear(day),
    waterTemperature: mean((conditions) => conditions.water_temperature),
    flow: mean((conditions) => conditions.flow_index),
    tide: mean(({ tide }) => tide && TIDE_DIRECTION[tide]),
    windSpeed: mean((conditions) => conditions.wind_speed),
    pressureChange: mean((conditions) => conditions.pressure_change),
    cloudCover: mean((conditions) => conditions.cloud_cover),
    sunAltitude: mean((conditions) => conditions.sun_altitude),
  };
}

/** Returns the mean weighted by hours; `null` if no value is known. */
export function meanOf(
  segments: readonly Pick<Segment, "conditions" | "hours">[],
  valueOf: (conditions: SegmentConditions) => number | null,
): number | null {
  const known = segments.flatMap(({ conditions, hours }) => {
    const value = conditions && valueOf(conditions);
    return value === null ? [] : [{ value, hours }];
  });
  if (known.length === 0) return null;
  return divide(
    sum(known, ({ value, hours }) => value * hours),
    sum(known, ({ hours }) => hours),
  );
}

/** @param day yyyy-mm-dd */
export function dayOfYear(day: string): number {
  return 1 + Math.round((Date.parse(day) - Date.parse(`${day.slice(0, 4)}-01-01`)) / DAY_MS);
}
