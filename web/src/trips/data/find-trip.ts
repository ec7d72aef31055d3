import type { Trip } from "@creel/domain/trips/trip";
import type { TripList } from "@creel/domain/trips/trip-list";
import type { InfiniteData, QueryClient } from "@tanstack/react-query";

import { asTrip } from "../../outbox/trips/as-trip.ts";
import { runningTripQuery, tripQuery } from "./trip.query.ts";
import { TRIP_LISTS_KEY } from "./trips-key.ts";

/** A trip as the answers that are cached have it. */
export function findTripIn(queryClient: QueryClient, id: string): Trip | undefined {
  const one = queryClient.getQueryData(tripQuery(id).queryKey);
  const running = queryClient.getQueryData(runningTripQuery.queryKey)?.trip;
  if (one) return one;
  if (running?.id === id) return running;
  const listed = queryClient
    .getQueriesData<InfiniteData<TripList>>({ queryKey: TRIP_LISTS_KEY })
    .flatMap(([, list]) => list?.pages.flatMap(({ trips }) => trips) ?? [])
    .find((trip) => trip.id === id);
  return listed && asTrip(listed);
}
