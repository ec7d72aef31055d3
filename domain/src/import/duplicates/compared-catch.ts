import { HOUR_MS } from "../../dates/units-of-time.ts";

/** The part of a catch that is compared. */
export interface ComparedCatch {
  /** The id of the logged catch, or of the line. */
  id: string;
  species: string;
  /** In milliseconds since 1970; `null` when only the day is known. */
  caughtAt: number | null;
  /** yyyy-mm-dd */
  day: string;
  length: number | null;
  weight: number | null;
}

/** Time zones are at most this far from each other, and a day of summer time. */
export const FARTHEST_MS = 14 * HOUR_MS;

/** The milliseconds from the logged to the incoming catch; `null` when a time is not known. */
export function differenceOf(incoming: ComparedCatch, logged: ComparedCatch): number | null {
  return incoming.caughtAt === null || logged.caughtAt === null ? null : incoming.caughtAt - logged.caughtAt;
}
