import type { NewCatchFields } from "@creel/domain/catches/new-catch";

import { createStore } from "../store/create-store.ts";

/** When the last catch was caught that was logged without a trip, in ms since 1970; `null` once that was asked about. */
export const lastLogged = createStore<number | null>(null);

export function noteLogged({ date, trip_id: tripId }: Pick<NewCatchFields, "date" | "trip_id">): void {
  if (tripId === undefined) lastLogged.set(Date.parse(date));
}
