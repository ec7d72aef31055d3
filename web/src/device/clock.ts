import { MINUTE_MS, SECOND_MS } from "@creel/domain/dates/units-of-time";

import { CLOCK_OFFSET_KEY } from "./storage-keys.ts";

/** A clock that is off by more than this is not trusted with the time of a catch. */
const TOLERANCE_MS = 2 * MINUTE_MS;
/** The time of an answer is in whole seconds, and the line takes some more. */
const CHANGE_MS = 5 * SECOND_MS;
const LONGEST_ANSWER_MS = 10 * SECOND_MS;

let known: number | null = null;

/** What has to be added to this device's clock to get the server's, in milliseconds; `null` when it was never heard. */
export function clockOffset(): number | null {
  known ??= readOffset();
  return known;
}

function readOffset(): number | null {
  // The prerendering has none.
  const stored = "localStorage" in globalThis ? localStorage.getItem(CLOCK_OFFSET_KEY) : null;
  const offset = stored === null ? Number.NaN : Number(stored);
  return Number.isFinite(offset) ? offset : null;
}

/** How far this device's clock is off, in milliseconds; `null` while it is right, as far as is known. */
export function wrongClock(): number | null {
  const offset = clockOffset();
  return offset !== null && Math.abs(offset) > TOLERANCE_MS ? offset : null;
}

/** The present time, in milliseconds since 1970, on a device whose clock is wrong as well. */
export function trueNow(): number {
  return Date.now() + (wrongClock() ?? 0);
}

/**
 * Compares the clocks.
 *
 * @param date That of an answer which comes from the server itself, and not from a cache.
 * @param askedAt When it was asked for, on this device's clock.
 */
export function compareClocks(date: string | null, askedAt: number): void {
  const sentAt = Date.parse(date ?? "");
  const took = Date.now() - askedAt;
  // Who was asleep, or was set meanwhile, cannot tell when the answer was sent.
  if (Number.isNaN(sentAt) || took < 0 || took > LONGEST_ANSWER_MS) return;
  const offset = Math.round(sentAt - (askedAt + took / 2));
  const former = clockOffset();
  if (former !== null && Math.abs(offset - former) < CHANGE_MS) return;
  known = offset;
  localStorage.setItem(CLOCK_OFFSET_KEY, String(offset));
}
