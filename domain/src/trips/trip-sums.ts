import { isBlank } from "./trip-hours.ts";
import type { PeriodStats } from "./trip-list.ts";
import type { TripSummary } from "./trip.ts";

type Sums = Omit<PeriodStats, "period">;

const NO_SUMS: Sums = { trips: 0, blanks: 0, fish: 0, hours: 0, usable: { trips: 0, fish: 0, hours: 0 } };

/** Returns the fish that rates may use. A first fish with which the clock began does not count. */
export function ratedFish({ counts, start_source: source }: Pick<TripSummary, "counts" | "start_source">) {
  return source === "first_catch" && counts.fish > 0 ? counts.fish - 1 : counts.fish;
}

/** Returns what one trip adds to the sums of its period. */
export function sumsOfTrip(trip: TripSummary): Sums {
  const { hours, counts, ended_at: end, all_logged: allLogged } = trip;
  const endedAt = end === null ? null : new Date(end);
  const fished = hours.fished ?? 0;
  return {
    trips: 1,
    blanks: Number(isBlank({ endedAt, allLogged }, counts.fish)),
    fish: counts.fish,
    hours: fished,
    usable: hours.usable ? { trips: 1, fish: ratedFish(trip), hours: fished } : NO_SUMS.usable,
  };
}

/** @param times -1 subtracts the other */
function addSums(one: Sums, other: Sums, times: 1 | -1 = 1): Sums {
  return {
    trips: one.trips + times * other.trips,
    blanks: one.blanks + times * other.blanks,
    fish: one.fish + times * other.fish,
    hours: one.hours + times * other.hours,
    usable: {
      trips: one.usable.trips + times * other.usable.trips,
      fish: one.usable.fish + times * other.usable.fish,
      hours: one.usable.hours + times * other.usable.hours,
    },
  };
}

/** Adds up several periods as one. */
export function sumPeriods(periods: readonly PeriodStats[], period = ""): PeriodStats {
  return { period, ...periods.reduce<Sums>((sum, each) => addSums(sum, each), NO_SUMS) };
}

const YEAR_LENGTH = "2026".length;
const MONTH_LENGTH = "2026-11".length;

/** Adds up months as years, in the order of the months. */
export function sumYears(months: readonly PeriodStats[]): PeriodStats[] {
  const years = new Set(months.map(({ period }) => period.slice(0, YEAR_LENGTH)));
  return Array.from(years, (year) =>
    sumPeriods(
      months.filter(({ period }) => period.startsWith(year)),
      year,
    ),
  );
}

interface Exchange {
  added: readonly TripSummary[];
  removed: readonly TripSummary[];
}

/** Returns the months after some trips are replaced by others. Sorted latest first. */
export function exchangeTrips(months: readonly PeriodStats[], { added, removed }: Exchange): PeriodStats[] {
  const byPeriod = new Map(months.map((month) => [month.period, month]));
  const add = (trip: TripSummary, times: 1 | -1) => {
    const period = trip.started_on.slice(0, MONTH_LENGTH);
    const was = byPeriod.get(period) ?? NO_SUMS;
    byPeriod.set(period, { period, ...addSums(was, sumsOfTrip(trip), times) });
  };
  for (const trip of removed) add(trip, -1);
  for (const trip of added) add(trip, 1);
  return [...byPeriod.values()]
    .filter(({ trips }) => trips > 0)
    .toSorted((one, other) => other.period.localeCompare(one.period));
}
