import { isEnough } from "@creel/domain/insights/statistics/binned-outing";
import type { TripSummary } from "@creel/domain/trips/trip";
import type { PeriodStats } from "@creel/domain/trips/trip-list";
import { ratedFish } from "@creel/domain/trips/trip-sums";

type Rated = Pick<TripSummary, "counts" | "hours" | "start_source">;

/** Returns fish per hour; `null` if the trip's hours are not usable. Leaves out a first fish that started the clock. */
export function rateOf(trip: Rated): number | null {
  const { usable, fished } = trip.hours;
  return usable && fished ? ratedFish(trip) / fished : null;
}

/** Returns all fish divided by all hours, never the mean of the trips' rates; `null` without hours. */
export function rateOfPeriod({ usable }: Pick<PeriodStats, "usable">): number | null {
  return usable.hours > 0 ? usable.fish / usable.hours : null;
}

/** Like `rateOfPeriod`; `null` if there are too few trips or hours, as for all rates of months and years. */
export function reliableRate({ usable }: Pick<PeriodStats, "usable">): number | null {
  return isEnough({ ...usable, outings: usable.trips }) ? rateOfPeriod({ usable }) : null;
}

/** Returns the upper end of a scale that holds the rate: 1, 2, 5, 10, 20 and so on. */
export function scaleOf(highest: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(Math.max(1, highest)));
  return [1, 2, 5, 10].map((step) => step * magnitude).find((end) => end >= highest) ?? 1;
}
