import { DAY_MS } from "../../dates/units-of-time.ts";
import { type Counting, fishOf, hoursOf, totalsOf } from "../factors/bin-outings.ts";
import type { Outing, Segment, SegmentConditions } from "../outings.ts";
import { ownRateOf } from "../statistics/bin-rates.ts";
import { negativeBinomialQuantile } from "../statistics/negative-binomial.ts";
import { PRIOR_FISH } from "../statistics/shrunken-rate.ts";
import { divide, groupBy, sum, total } from "../statistics/sums.ts";

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

export interface DaysLikeToday {
  /** The most similar first, at most ten. */
  nearest: { outing: Outing; fish: number; hours: number }[];
  blanks: number;
  /** Fish an hour. */
  rate: number;
  /** The same of all that was fished. */
  own: number;
  overdispersion: number;
  /** 8 in 10 such days have from `low` to `high` fish in the hours asked for. */
  range: { low: number; high: number };
  /** What was fished on the nearest days, the most hours first. */
  lures: { lure: string; hours: number; fish: number }[];
}

const NEAREST = 10;
const MOST_HOURS = 8;
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

/** Hours of a usual trip, as a whole number from 1 to 8. */
export function usualHours(outings: readonly Outing[], counting: Counting): number {
  const sorted = outings
    .map((outing) => totalsOf(outing, counting).hours)
    .toSorted((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 1;
  return Math.min(MOST_HOURS, Math.max(1, Math.round(median)));
}

/** `null` before the first fish. */
export function daysLikeToday(
  outings: readonly Outing[],
  today: DayFeatures,
  { hours, ...counting }: Counting & { hours: number },
): DaysLikeToday | null {
  const days = outings.map((outing) => ({
    outing,
    ...totalsOf(outing, counting),
    features: featuresOf(outing),
  }));
  const own = ownRateOf(days);
  if (own.rate === 0) return null;
  const scales = new Map(
    WEATHERED.map((name) => [name, deviation(days.map(({ features }) => features[name]))]),
  );
  const like = days
    .map((day) => Object.assign({}, day, { distance: squaredDistance(day.features, today, scales) }))
    .toSorted((one, other) => one.distance - other.distance);
  let [fish, effort] = [PRIOR_FISH, PRIOR_FISH / own.rate];
  for (const day of like) {
    const weight = Math.exp(-day.distance / 2) / (1 + own.overdispersion * own.rate * day.hours);
    fish += weight * day.fish;
    effort += weight * day.hours;
  }
  const rate = fish / effort;
  const quantile = (share: number) => negativeBinomialQuantile(share, rate * hours, 1 / own.overdispersion);
  const nearest = like
    .slice(0, NEAREST)
    .map((day) => ({ outing: day.outing, fish: day.fish, hours: day.hours }));
  return {
    nearest,
    blanks: nearest.filter((day) => day.fish === 0).length,
    rate,
    own: own.rate,
    overdispersion: own.overdispersion,
    range: { low: quantile(0.1), high: quantile(0.9) },
    lures: luresOf(
      nearest.map(({ outing }) => outing),
      counting,
    ),
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

function featuresOf({ day, segments }: Outing): DayFeatures {
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

/** @param day yyyy-mm-dd */
export function dayOfYear(day: string): number {
  return 1 + Math.round((Date.parse(day) - Date.parse(`${day.slice(0, 4)}-01-01`)) / DAY_MS);
}

function squaredDistance(
  one: DayFeatures,
  other: DayFeatures,
  scales: ReadonlyMap<Weathered, number>,
): number {
  const apart = Math.abs(one.dayOfYear - other.dayOfYear);
  const season = (Math.min(apart, YEAR_DAYS - apart) / SCALE_DAYS) ** 2;
  return season + sum(WEATHERED, (name) => squaredDifference(one[name], other[name], scales.get(name) ?? 0));
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

function luresOf(outings: readonly Outing[], counting: Counting): DaysLikeToday["lures"] {
  const segments = outings.flatMap((outing) => outing.segments);
  const byLure = groupBy(segments, ({ lure }) => lure);
  byLure.delete(null);
  return [...byLure]
    .map(([lure, group]) => ({
      lure: lure ?? "",
      hours: sum(group, (segment) => hoursOf(segment, counting)),
      fish: sum(group, ({ fish }) => fishOf(fish, counting)),
    }))
    .toSorted((one, other) => other.hours - one.hours);
}
