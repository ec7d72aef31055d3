import type { Trip, TripSummary } from "@creel/domain/trips/trip";

/** Turns a list's summary into a trip with empty details. */
export function asTrip(summary: TripSummary): Trip {
  const unknown = { events: [], last_sign: null, prediction: null, catchIds: [] };
  return { ...unknown, conditions: { state: "waiting", hours: [] }, ...summary };
}
