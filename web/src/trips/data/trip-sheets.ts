import type { Trip } from "@creel/domain/trips/trip";

import { createStore } from "../../store/create-store.ts";

/** The trip sheet that is open over the page. */
export type TripSheet =
  | { kind: "start" }
  | { kind: "running" }
  | { kind: "water" }
  /** `endedAt` is when the angler pressed End, in milliseconds since 1970. */
  | { kind: "end"; endedAt: number }
  | { kind: "past" }
  | { kind: "edit"; trip: Trip };

export const tripSheet = createStore<TripSheet | null>(null);

export function openTripSheet(sheet: TripSheet): void {
  tripSheet.set(sheet);
}

export function closeTripSheet(): void {
  tripSheet.set(null);
}
