import type { CalendarQuery, TripCalendar, TripStats, TripStatsQuery } from "@creel/domain/trips/trip-list";
import { sumYears } from "@creel/domain/trips/trip-sums";

import type { Database } from "../../database/connect.ts";
import { countFishOfDays, sumMonths, sumTripsOfDays } from "./trip-stats.repository.ts";

export async function sumTrips(db: Database, userId: string, query: TripStatsQuery): Promise<TripStats> {
  const rows = await sumMonths(db, userId, query);
  const months = rows.map(({ usableTrips, usableFish, usableHours, toConfirm: _, ...sums }) => ({
    ...sums,
    usable: { trips: usableTrips, fish: usableFish, hours: usableHours },
  }));
  return {
    years: sumYears(months),
    months,
    toConfirm: rows.reduce((sum, { toConfirm }) => sum + toConfirm, 0),
  };
}

const NO_TRIP = { trips: 0, blanks: 0, hours: null };
const NO_FISH = { fish: 0, bests: [] };

export async function calendarOf(
  db: Database,
  userId: string,
  { year, species }: CalendarQuery,
): Promise<TripCalendar> {
  const [trips, fish] = await Promise.all([
    sumTripsOfDays(db, { userId, year }),
    countFishOfDays(db, { userId, year, species }),
  ]);
  const tripsOf = new Map(trips.map((day) => [day.day, day]));
  const fishOf = new Map(fish.map((day) => [day.day, day]));
  const days = [...new Set([...tripsOf.keys(), ...fishOf.keys()])].toSorted();
  return {
    days: days.map((day) => Object.assign({}, NO_TRIP, NO_FISH, tripsOf.get(day), fishOf.get(day), { day })),
  };
}
