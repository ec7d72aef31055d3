import type { Trip } from "@creel/domain/trips/trip";
import type { TripList, TripStats } from "@creel/domain/trips/trip-list";
import type { InfiniteData, QueryClient } from "@tanstack/react-query";

import { isCatchSent } from "../../catches/outbox/catch-item.ts";
import type { CatchSent } from "../../catches/outbox/catch-item.ts";
import type { Sent } from "../../outbox/outbox-news.ts";
import { withPendingStats } from "../outbox/pending-sums.ts";
import { withPendingTrips } from "../outbox/pending-trip-list.ts";
import type { TripChange } from "../outbox/pending-trips.ts";
import { isTripSent } from "../outbox/trip-item.ts";
import type { TripSent } from "../outbox/trip-item.ts";
import { tripOfItems } from "../outbox/trip-of-items.ts";
import { withCatch } from "../outbox/trip-with-catch.ts";
import { findTripIn, runningTripQuery, TRIP_LISTS_KEY, tripQuery, TRIPS_KEY } from "./api.ts";

interface Running {
  trip: Trip | null;
}

/** Updates every cached answer to what the server would return now. */
export function putSentTrip(queryClient: QueryClient, sent: Sent): void {
  if (isCatchSent(sent)) putCatch(queryClient, sent);
  if (isTripSent(sent)) putTrip(queryClient, sent);
}

function putTrip(queryClient: QueryClient, sent: TripSent): void {
  const { subjectId: tripId, work } = sent.item;
  const before = findTripIn(queryClient, tripId) ?? null;
  const after = tripAfter(queryClient, sent);
  if (before || work.kind === "create") putInStats(queryClient, { before, after });
  put(queryClient, tripId, after);
  if (work.kind === "delete") queryClient.removeQueries({ queryKey: tripQuery(tripId).queryKey });
}

function putInStats(queryClient: QueryClient, change: TripChange): void {
  for (const [queryKey, stats] of queryClient.getQueriesData<TripStats>({
    queryKey: [...TRIPS_KEY, "stats"],
  })) {
    const filters = Object.fromEntries(new URLSearchParams(String(queryKey.at(-1))));
    const changes = { trips: [change], catches: [] };
    if (stats) queryClient.setQueryData(queryKey, withPendingStats(stats, changes, filters));
  }
}

/** Returns `null` for a deleted trip, and for one without a cached answer. */
function tripAfter(queryClient: QueryClient, { item, answer: stored }: TripSent): Trip | null {
  return stored ?? tripOfItems(findTripIn(queryClient, item.subjectId) ?? null, { items: [item] });
}

function putCatch(queryClient: QueryClient, { item, answer: stored }: CatchSent): void {
  const running = queryClient.getQueryData(runningTripQuery.queryKey)?.trip;
  const tripId = stored?.trip_id ?? (running?.catchIds.includes(item.subjectId) ? running.id : null);
  const trip = tripId === null ? undefined : findTripIn(queryClient, tripId);
  if (!trip) return;
  const change = { id: item.subjectId, before: null, after: stored, isNew: item.work.kind === "create" };
  put(queryClient, trip.id, withCatch(trip, change));
}

function put(queryClient: QueryClient, id: string, trip: Trip | null): void {
  queryClient.setQueryData(tripQuery(id).queryKey, (was) => trip ?? was);
  queryClient.setQueryData(runningTripQuery.queryKey, (was) => runningAfter(was, id, trip));
  for (const [queryKey, list] of queryClient.getQueriesData<InfiniteData<TripList>>({
    queryKey: TRIP_LISTS_KEY,
  })) {
    const [query = ""] = queryKey.slice(TRIP_LISTS_KEY.length);
    const filters = Object.fromEntries(new URLSearchParams(String(query)));
    if (list) queryClient.setQueryData(queryKey, withPendingTrips(list, new Map([[id, trip]]), filters));
  }
}

function runningAfter(was: Running | undefined, id: string, trip: Trip | null): Running | undefined {
  if (trip?.ended_at === null) return { trip };
  return was?.trip?.id === id ? { trip: null } : was;
}
