import { MINUTE_MS } from "@creel/domain/dates/units-of-time";
import { kilometersBetween } from "@creel/domain/places/distance";
import type { Trip } from "@creel/domain/trips/trip";
import { LARGEST_TRIP_KM } from "@creel/domain/trips/trip-of-catch";
import type { QueryClient } from "@tanstack/react-query";

import { outboxQuery } from "../../outbox/outbox.query.ts";
import { runningTripQuery } from "./api.ts";

interface Logged {
  userId: string;
  /** An instant or a day, ISO 8601. */
  date: string;
  latitude: number;
  longitude: number;
}

/**
 * Returns the id of the running trip if the catch was made on it. `undefined` leaves it to the server, which knows the
 * trips that have ended.
 */
export async function tripOfNewCatch(queryClient: QueryClient, caught: Logged): Promise<string | undefined> {
  const running = await runningTrip(queryClient, caught.userId);
  return running && isOn(running, caught) ? running.id : undefined;
}

/** Returns the running trip as known on this device, without a request. */
async function runningTrip(queryClient: QueryClient, userId: string): Promise<Trip | null> {
  const stored = queryClient.getQueryData(runningTripQuery.queryKey)?.trip ?? null;
  const items = queryClient.getQueryData(outboxQuery(userId).queryKey) ?? [];
  if (!items.some(({ subject }) => subject === "trip")) return stored;
  const { runningWithPending } = await import("../outbox/trip-overlay.ts");
  return runningWithPending(items, { running: stored, trip: () => null });
}

/** Allows one minute before the start, because the time of a catch is in whole minutes. */
function isOn(trip: Trip, { date, ...place }: Logged): boolean {
  if (!date.includes("T") || Date.parse(date) < Date.parse(trip.started_at) - MINUTE_MS) return false;
  return (kilometersBetween(trip, place) ?? 0) <= LARGEST_TRIP_KM;
}
