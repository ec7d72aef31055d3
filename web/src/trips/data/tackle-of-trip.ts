import type { Catch } from "@creel/domain/catches/catch";
import { findCurrentLure, type TiedLure } from "@creel/domain/trips/current-lure";
import type { Trip } from "@creel/domain/trips/trip";

/** The tackle that the next fish of a trip is assumed to be caught with, unless the angler says otherwise. */
export interface Tackle {
  /** The lure that is tied on; `null` if unknown. */
  lure: TiedLure | null;
  /** The rod of the trip's latest catch that names one; `null` if none does. */
  rodId: string | null;
}

/** @param recent sorted by date, newest first */
export function tackleOfTrip({ id, events }: Pick<Trip, "id" | "events">, recent: readonly Catch[]): Tackle {
  const on = findCurrentLure(events);
  const lure = on && { lure_type: on.lure_type, lure_id: on.lure_id, variant_id: on.variant_id };
  const caught = recent.find(({ trip_id: tripId, rod_id: rodId }) => tripId === id && rodId);
  return { lure, rodId: caught?.rod_id ?? null };
}
