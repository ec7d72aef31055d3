import { DAY_MS } from "../../dates/units-of-time.ts";
import type { Outing, Segment, SegmentConditions } from "../outings.ts";
import { divide, sum, total } from "../statistics/sums.ts";

/** What a day is compared by; `null` where it is not known. */
export interface DayFeatures {
  /** 1 to 366; the year is a circle. */
  dayOfYear: number;
  waterTemperature: number | null;
  windSpeed: number | null;
  pressureChange: number | null;
  cloudCover: number | null;
  sunAltitude: number | null;
}

const YEAR_DAYS = 365.25;
/** As far apart as the standard deviation of the others. */
const SCALE_DAYS = 30;
/** The mean squared distance of two days in a feature that one of them lacks. */
const UNKNOWN = 2;
/** What never varies says nothing; sums of the same number differ in their last place. */
const LEAST_SCALE = 1e-6;

type Weathered = Exclude<keyof DayFeatures, "dayOfYear">;
const WEATHERED: readonly Weathered[] = [
  "waterTemperature",
  "windSpeed",
  "pressureChange",
  "cloudCover",
  "sunAltitude",
];

/** How far two days are from one another, squared, by how much these days differ among themselves. */
export function squaredDistances(
  days: readonly { features: DayFeatures }[],
): (one: DayFeatures, other: DayFeatures) => number {
  const scales = new Map(
    WEATHERED.map((name) => [name, deviation(days.map(({ features }) => features[name]))]),
  );
  return (one, other) => {
    const apart = Math.abs(one.dayOfYear - other.dayOfYear);
    const season = (Math.min(apart, YEAR_DAYS - apart) / SCALE_DAYS) ** 2;
    return (
      season + sum(WEATHERED, (name) => squaredDifference(one[name], other[name], scales.get(name) ?? 0))
    );
  };
}

function squaredDifference(one: number | null, other: number | null, scale: number): number {
  if (scale < LEAST_SCALE) return 0;
  return one === null || other === null ? UNKNOWN : ((one - other) / scale) ** 2;
}

function deviation(values: readonly (number | null)[]): number {
  const known = values.filter((value) => value !== null);
  const mean = divide(total(known), known.length);
  const squares = total(known.map((value) => (value - mean) ** 2));
  return Math.sqrt(divide(squares, known.length - 1));
}

export function featuresOf({ day, segments }: Outing): DayFeatures {
  const mean = (valueOf: Parameters<typeof meanOf>[1]) => meanOf(segments, valueOf);
  return {
    dayOfYear: dayOfYear(day),
    waterTemperature: mean((conditions) => conditions.water_temperature),
    windSpeed: mean((conditions) => conditions.wind_speed),
    pressureChange: mean((conditions) => conditions.pressure_change),
    cloudCover: mean((conditions) => conditions.cloud_cover),
    sunAltitude: mean((conditions) => conditions.sun_altitude),
  };
}

/** Weighted by hours; `null` where it is not known. */
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
