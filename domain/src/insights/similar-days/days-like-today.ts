import { type Counting, fishOf, hoursOf, totalsOf } from "../factors/bin-outings.ts";
import { lureCodeOf } from "../lure-code.ts";
import type { Outing } from "../outings.ts";
import { type OwnRate, ownRateOf } from "../statistics/bin-rates.ts";
import { negativeBinomialQuantile } from "../statistics/negative-binomial.ts";
import { PRIOR_FISH } from "../statistics/shrunken-rate.ts";
import { groupBy, sum } from "../statistics/sums.ts";
import { catchLimitOf } from "./catch-limit.ts";
import { type DayFeatures, featuresOf, squaredDistances } from "./day-features.ts";

export interface DaysLikeToday {
  /** The most similar days first; at most ten. */
  nearest: { outing: Outing; fish: number; hours: number }[];
  blanks: number;
  /** Fish per hour. */
  rate: number;
  /** Fish per hour over everything that was fished. */
  own: number;
  overdispersion: number;
  /**
   * On 8 of 10 similar days, the catch in the requested hours is between `low` and `high`. Capped at the count at which
   * the angler stops.
   */
  range: FishRange;
  /** The lures fished on the nearest days, sorted by hours, most first. */
  lures: { /** The code of `lureCodeOf`. */ lure: string; hours: number; fish: number }[];
}

/** In whole fish. */
interface FishRange {
  low: number;
  high: number;
}

interface FishSpread {
  mean: number;
  overdispersion: number;
  /** The number of fish at which the angler goes home; `Infinity` if unknown. */
  limit: number;
}

interface ComparedDay {
  outing: Outing;
  fish: number;
  hours: number;
  features: DayFeatures;
}

export interface ComparedDays {
  days: readonly ComparedDay[];
  own: OwnRate;
  squaredDistance: ReturnType<typeof squaredDistances>;
}

/** Identifies the comparison method. A different method starts a new series and needs a new name. */
export const DAYS_LIKE_RULE = "days-like-3";
const NEAREST = 10;
const MOST_HOURS = 8;

/** Returns the median length of a trip in whole hours, 1 to 8. */
export function usualHours(outings: readonly Outing[], counting: Counting): number {
  const sorted = outings
    .map((outing) => totalsOf(outing, counting).hours)
    .toSorted((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 1;
  return Math.min(MOST_HOURS, Math.max(1, Math.round(median)));
}

/** Returns `null` before the first fish. */
export function compareDays(outings: readonly Outing[], counting: Counting): ComparedDays | null {
  const days = outings.map((outing) => ({
    outing,
    ...totalsOf(outing, counting),
    features: featuresOf(outing),
  }));
  const own = ownRateOf(days);
  return own.rate === 0 ? null : { days, own, squaredDistance: squaredDistances(days) };
}

/** Returns the weight per hour of an outing. It falls with length, because the hours of one day are correlated. */
export function weightOfHours({ rate, overdispersion }: OwnRate, hours: number): number {
  return 1 / (1 + overdispersion * rate * hours);
}

/** Returns `null` before the first fish. */
export function daysLikeToday(
  outings: readonly Outing[],
  today: DayFeatures,
  { hours, ...counting }: Counting & { hours: number },
): DaysLikeToday | null {
  const compared = compareDays(outings, counting);
  if (!compared) return null;
  const { days, own, squaredDistance } = compared;
  const like = days
    .map((day) => Object.assign({}, day, { distance: squaredDistance(day.features, today) }))
    .toSorted((one, other) => one.distance - other.distance);
  let [fish, effort] = [PRIOR_FISH, PRIOR_FISH / own.rate];
  for (const day of like) {
    const weight = Math.exp(-day.distance / 2) * weightOfHours(own, day.hours);
    fish += weight * day.fish;
    effort += weight * day.hours;
  }
  const rate = fish / effort;
  const limit = catchLimitOf(days.map((day) => day.fish));
  const nearest = like
    .slice(0, NEAREST)
    .map((day) => ({ outing: day.outing, fish: day.fish, hours: day.hours }));
  return {
    nearest,
    blanks: nearest.filter((day) => day.fish === 0).length,
    rate,
    own: own.rate,
    overdispersion: own.overdispersion,
    range: rangeOfFish({ mean: rate * hours, overdispersion: own.overdispersion, limit }),
    lures: luresOf(
      nearest.map(({ outing }) => outing),
      counting,
    ),
  };
}

/** Returns the central range of 8 in 10 trips; trips end at `limit` fish at the latest. */
export function rangeOfFish({ mean, overdispersion, limit }: FishSpread): FishRange {
  const quantile = (share: number) =>
    Math.min(limit, negativeBinomialQuantile(share, mean, 1 / overdispersion));
  return { low: quantile(0.1), high: quantile(0.9) };
}

function luresOf(outings: readonly Outing[], counting: Counting): DaysLikeToday["lures"] {
  const segments = outings.flatMap((outing) => outing.segments);
  const byLure = groupBy(segments, lureCodeOf);
  byLure.delete(null);
  return [...byLure]
    .map(([lure, group]) => ({
      lure: lure ?? "",
      hours: sum(group, (segment) => hoursOf(segment, counting)),
      fish: sum(group, ({ fish }) => fishOf(fish, counting)),
    }))
    .toSorted((one, other) => other.hours - one.hours);
}
