import type { Trip } from "@creel/domain/trips/trip";
import type { TripList } from "@creel/domain/trips/trip-list";
import type { InfiniteData, QueryClient } from "@tanstack/react-query";

import { TRIP_LISTS_KEY } from "../data/api.ts";
import { storedForecastsQuery } from "../keep/stored-forecasts.query.ts";
import { duskOf, daysNear } from "../water/dusk-of.ts";
import { isLongDark } from "./is-forgotten.ts";
import { isNightTrip } from "./is-night-trip.ts";
import { signsOf } from "./signs.ts";

/** Whether it is long dark at a trip of an angler whose log has no trip at night; by what this device knows. */
export async function isPastDusk(queryClient: QueryClient, trip: Trip, now: number): Promise<boolean> {
  const lists = queryClient.getQueriesData<InfiniteData<TripList>>({ queryKey: TRIP_LISTS_KEY });
  const pages = lists.flatMap(([, list]) => list?.pages ?? []);
  if (pages.length === 0 || pages.some(({ trips }) => trips.some(isNightTrip))) return false;
  const forecasts = await queryClient.fetchQuery(storedForecastsQuery).catch(() => []);
  const { lastLight } = duskOf(daysNear(forecasts, trip), Date.parse(trip.started_at));
  return isLongDark(trip, signsOf(trip), { lastLight, now });
}
