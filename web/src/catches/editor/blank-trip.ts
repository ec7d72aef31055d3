import { createStore } from "../../store/create-store.ts";

/** The parts of a line about a trip, for the sheets that add or end one. Instants are in milliseconds since 1970. */
interface BlankTrip {
  startedAt?: number;
  endedAt?: number;
  notes: string;
}

/** Set before the sheet opens. The sheet reads it and resets it to `null`. */
export const blankTrip = createStore<BlankTrip | null>(null);
