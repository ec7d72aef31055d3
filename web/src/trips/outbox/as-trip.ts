import type { Trip, TripSummary } from "@creel/domain/trips/trip";

/** What a list tells of a trip, with nothing of what is in it. */
export function asTrip(summary: TripSummary): Trip {
  const unknown = { events: [], last_sign: null, prediction: null, catchIds: [] };
  return { ...unknown, conditions: { state: "waiting", hours: [] }, ...summary };
}
