import type { Catch } from "@creel/domain/catches/catch";
import { lureOn, type TiedLure } from "@creel/domain/trips/lure-on";
import type { Trip } from "@creel/domain/trips/trip";

/** With what the next fish of a trip is caught, unless somebody says otherwise. */
export interface Tackle {
  /** The one that is on; `null` where nobody said. */
  lure: TiedLure | null;
  /** Of the last catch of the trip that names one. */
  rodId: string | null;
}

/** @param recent the newest first */
export function tackleOfTrip({ id, events }: Pick<Trip, "id" | "events">, recent: readonly Catch[]): Tackle {
  const on = lureOn(events);
  const lure = on && { lure_type: on.lure_type, lure_id: on.lure_id, variant_id: on.variant_id };
  const caught = recent.find(({ trip_id: tripId, rod_id: rodId }) => tripId === id && rodId);
  return { lure, rodId: caught?.rod_id ?? null };
}
