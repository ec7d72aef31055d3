import type { Trip } from "@creel/domain/trips/trip";

import { createStore } from "../../store/create-store.ts";

/** A fish that was counted with one tap, and that the angler may still say more about. */
export interface JustCounted {
  catchId: string;
  species: string;
  /** Says that it was counted. */
  text: string;
  /** Removes it from the log. */
  undo: () => void;
}

/** The trip sheet that is open over the page. */
export type TripSheet =
  | { kind: "start" }
  | { kind: "running" }
  | { kind: "water" }
  /** Asks what became of a fish. */
  | { kind: "fate"; fish: JustCounted }
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
