import type { PeriodStats, TripCalendar, TripStats, TripStatsQuery } from "@creel/domain/trips/trip-list";

import type { Database } from "../../database/connect.ts";
import { countFishOfDays, sumMonths, sumTripsOfDays } from "./trip-stats.repository.ts";

const YEAR_LENGTH = 4;

export async function sumTrips(db: Database, userId: string, query: TripStatsQuery): Promise<TripStats> {
  const rows = await sumMonths(db, userId, query);
  const months = rows.map(({ usableTrips, usableFish, usableHours, toConfirm: _, ...sums }) => ({
    ...sums,
    usable: { trips: usableTrips, fish: usableFish, hours: usableHours },
  }));
  const byYear = Map.groupBy(months, ({ period }) => period.slice(0, YEAR_LENGTH));
  return {
    years: [...byYear].map(([period, ofYear]) => ofYear.reduce(add, { ...NONE, period })),
    months,
    toConfirm: rows.reduce((sum, { toConfirm }) => sum + toConfirm, 0),
  };
}

const NONE = { trips: 0, blanks: 0, fish: 0, hours: 0, usable: { trips: 0, fish: 0, hours: 0 } };

function add(one: PeriodStats, other: PeriodStats): PeriodStats {
  return {
    period: one.period,
    trips: one.trips + other.trips,
    blanks: one.blanks + other.blanks,
    fish: one.fish + other.fish,
    hours: one.hours + other.hours,
    usable: {
      trips: one.usable.trips + other.usable.trips,
      fish: one.usable.fish + other.usable.fish,
      hours: one.usable.hours + other.usable.hours,
    },
  };
}

const NO_TRIP = { trips: 0, blanks: 0, hours: null };
const NO_FISH = { fish: 0, bests: [] };

export async function calendarOf(db: Database, userId: string, year: number): Promise<TripCalendar> {
  const [trips, fish] = await Promise.all([
    sumTripsOfDays(db, { userId, year }),
    countFishOfDays(db, { userId, year }),
  ]);
  const tripsOf = new Map(trips.map((day) => [day.day, day]));
  const fishOf = new Map(fish.map((day) => [day.day, day]));
  const days = [...new Set([...tripsOf.keys(), ...fishOf.keys()])].toSorted();
  return {
    days: days.map((day) => Object.assign({}, NO_TRIP, NO_FISH, tripsOf.get(day), fishOf.get(day), { day })),
  };
}
