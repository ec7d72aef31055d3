import type { TripSummary } from "@creel/domain/trips/trip";
import type { PeriodStats } from "@creel/domain/trips/trip-list";

type Rated = Pick<TripSummary, "counts" | "hours" | "start_source">;

/** Fish an hour; `null` where its hours are of no use. A first fish with which the clock began does not count. */
export function rateOf({ counts, hours, start_source: source }: Rated): number | null {
  if (!hours.usable || !hours.fished) return null;
  const first = source === "first_catch" && counts.fish > 0 ? 1 : 0;
  return (counts.fish - first) / hours.fished;
}

/** All fish by all hours, never the mean of the trips' own rates; `null` without hours. */
export function rateOfPeriod({ usable }: Pick<PeriodStats, "usable">): number | null {
  return usable.hours > 0 ? usable.fish / usable.hours : null;
}

/** The upper end of a scale that holds the rate: 1, 2, 5, 10, 20 and so on. */
export function scaleOf(highest: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(Math.max(1, highest)));
  return [1, 2, 5, 10].map((step) => step * magnitude).find((end) => end >= highest) ?? 1;
}

/** Several periods as one. */
export function sumPeriods(periods: readonly PeriodStats[]): PeriodStats {
  const sum = (of: (period: PeriodStats) => number) =>
    periods.reduce((total, period) => total + of(period), 0);
  return {
    period: "",
    trips: sum(({ trips }) => trips),
    blanks: sum(({ blanks }) => blanks),
    fish: sum(({ fish }) => fish),
    hours: sum(({ hours }) => hours),
    usable: {
      trips: sum(({ usable }) => usable.trips),
      fish: sum(({ usable }) => usable.fish),
      hours: sum(({ usable }) => usable.hours),
    },
  };
}
