import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import type { Trip } from "@creel/domain/trips/trip";

/** A trip may be without any sign for so long. */
const SILENT_MS = 4 * HOUR_MS;
/** Longer than most fish without going home. */
const LONG_MS = 14 * HOUR_MS;
/** By then who only stays for the last light has gone home. */
const DARK_MS = 2 * HOUR_MS;

interface KnownSigns {
  /** In milliseconds since 1970. */
  seenAt: number;
  confirmedAt: number | null;
}

type Signed = Pick<Trip, "started_at" | "last_sign" | "events">;

/** Whether to ask if somebody still fishes. */
export function isForgotten(trip: Signed, signs: KnownSigns | null, now: number): boolean {
  const confirmedAt = confirmedAtOf(trip, signs);
  const lastSign = Math.max(lastSignOf(trip), confirmedAt, signs?.seenAt ?? 0);
  return now - lastSign > SILENT_MS || now - confirmedAt > LONG_MS;
}

interface Dark {
  /** When civil twilight ended, in milliseconds since 1970; `null` where that is not known. */
  lastLight: number | null;
  now: number;
}

/**
 * The same of somebody who does not fish at night. A catch or an event in the dark tells of one who does; the app in front
 * does not.
 */
export function isLongDark(trip: Signed, signs: KnownSigns | null, { lastLight, now }: Dark): boolean {
  if (lastLight === null || now - lastLight <= DARK_MS) return false;
  return Math.max(lastSignOf(trip), confirmedAtOf(trip, signs)) <= lastLight;
}

function confirmedAtOf({ started_at: start }: Signed, signs: KnownSigns | null): number {
  return Math.max(Date.parse(start), signs?.confirmedAt ?? 0);
}

/** The last catch or event, or the start, in milliseconds since 1970. */
export function lastSignOf({ started_at: start, last_sign: sign, events }: Signed): number {
  const instants = [start, sign, ...events.map(({ at }) => at)];
  return Math.max(...instants.map((instant) => (instant === null ? 0 : Date.parse(instant))));
}
