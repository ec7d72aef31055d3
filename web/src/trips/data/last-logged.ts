import type { NewCatchFields } from "@creel/domain/catches/new-catch";
import type { Coordinates } from "@creel/domain/places/coordinates";

import { createStore } from "../../store/create-store.ts";

export interface LoggedCatch {
  catchId: string;
  /** In milliseconds since 1970. */
  caughtAt: number;
  place: Coordinates | null;
}

/** The last catch that was logged without a trip; `null` once the app asked about it. */
export const lastLogged = createStore<LoggedCatch | null>(null);

type Logged = Pick<NewCatchFields, "date" | "trip_id" | "latitude" | "longitude">;

export function noteLogged(catchId: string, { date, trip_id: tripId, latitude, longitude }: Logged): void {
  if (tripId !== undefined) return;
  const isPlaced = typeof latitude === "number" && typeof longitude === "number";
  lastLogged.set({ catchId, caughtAt: Date.parse(date), place: isPlaced ? { latitude, longitude } : null });
}
