import { TRIP_RUNS_KEY } from "../../device/storage-keys.ts";

/** Whether a trip ran when this device last knew: read at once, where the answer takes a while. */
export function hadRunningTrip(): boolean {
  return localStorage.getItem(TRIP_RUNS_KEY) !== null;
}

export function noteRunningTrip(isRunning: boolean): void {
  try {
    if (isRunning) localStorage.setItem(TRIP_RUNS_KEY, "1");
    else localStorage.removeItem(TRIP_RUNS_KEY);
  } catch {
    // Without room the strip comes a moment later.
  }
}
