import { TRIP_RUNS_KEY } from "../../device/storage-keys.ts";

/** Whether a trip was running when this device last knew. Read synchronously, because the answer takes a while. */
export function hadRunningTrip(): boolean {
  return localStorage.getItem(TRIP_RUNS_KEY) !== null;
}

export function noteRunningTrip(isRunning: boolean): void {
  try {
    if (isRunning) localStorage.setItem(TRIP_RUNS_KEY, "1");
    else localStorage.removeItem(TRIP_RUNS_KEY);
  } catch {
    // If storage is full, the banner appears a moment later.
  }
}
