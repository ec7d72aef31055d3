import { createStore } from "../../store/create-store.ts";

/** What a line tells of a trip, for the sheets that add one or end it. Instants are in milliseconds since 1970. */
interface BlankTrip {
  startedAt?: number;
  endedAt?: number;
  notes: string;
}

/** Set before the sheet opens, which takes it. */
export const blankTrip = createStore<BlankTrip | null>(null);
