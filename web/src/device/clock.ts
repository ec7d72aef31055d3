import { MINUTE_MS, SECOND_MS } from "@creel/domain/dates/units-of-time";

import { CLOCK_OFFSET_KEY } from "./storage-keys.ts";

/** A clock that is off by more than this is not trusted with the time of a catch. */
const TOLERANCE_MS = 2 * MINUTE_MS;
/** Smaller changes are ignored: the `Date` header has whole seconds, and the network adds a delay. */
const CHANGE_MS = 5 * SECOND_MS;
const LONGEST_ANSWER_MS = 10 * SECOND_MS;

let known: number | null = null;

/**
 * Returns what to add to this device's clock to get the server's, in milliseconds; `null` if the clocks were never
 * compared.
 */
export function clockOffset(): number | null {
  known ??= readOffset();
  return known;
}

function readOffset(): number | null {
  // Prerendering has no `localStorage`.
  const stored = "localStorage" in globalThis ? localStorage.getItem(CLOCK_OFFSET_KEY) : null;
  const offset = stored === null ? Number.NaN : Number(stored);
  return Number.isFinite(offset) ? offset : null;
}

/** Returns how far this device's clock is off, in milliseconds; `null` if it is right or was never compared. */
export function wrongClock(): number | null {
  const offset = clockOffset();
  return offset !== null && Math.abs(offset) > TOLERANCE_MS ? offset : null;
}

/** Returns the current time in milliseconds since 1970, corrected if the device's clock is wrong. */
export function trueNow(): number {
  return Date.now() + (wrongClock() ?? 0);
}

/**
 * Compares the device's clock with the server's.
 *
 * @param date the `Date` header of an answer from the server itself, not from a cache
 * @param askedAt when the request was sent, on this device's clock
 */
export function compareClocks(date: string | null, askedAt: number): void {
  const sentAt = Date.parse(date ?? "");
  const took = Date.now() - askedAt;
  // If the device slept or its clock was set in the meantime, the time of the answer is unknown.
  if (Number.isNaN(sentAt) || took < 0 || took > LONGEST_ANSWER_MS) return;
  const offset = Math.round(sentAt - (askedAt + took / 2));
  const former = clockOffset();
  if (former !== null && Math.abs(offset - former) < CHANGE_MS) return;
  known = offset;
  localStorage.setItem(CLOCK_OFFSET_KEY, String(offset));
}
