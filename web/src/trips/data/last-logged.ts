import type { NewCatchFields } from "@creel/domain/catches/new-catch";

import { createStore } from "../../store/create-store.ts";

export interface LoggedCatch {
  catchId: string;
  /** In milliseconds since 1970. */
  caughtAt: number;
}

/** The last catch that was logged without a trip; `null` once that was asked about. */
export const lastLogged = createStore<LoggedCatch | null>(null);

type Logged = Pick<NewCatchFields, "date" | "trip_id">;

export function noteLogged(catchId: string, { date, trip_id: tripId }: Logged): void {
  if (tripId === undefined) lastLogged.set({ catchId, caughtAt: Date.parse(date) });
}
