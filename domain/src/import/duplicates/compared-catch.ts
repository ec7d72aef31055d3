import { HOUR_MS } from "../../dates/units-of-time.ts";

/** The parts of a catch that are compared. */
export interface ComparedCatch {
  /** The id of the logged catch, or of the line. */
  id: string;
  species: string;
  /** In milliseconds since 1970; `null` if only the day is known. */
  caughtAt: number | null;
  /** yyyy-mm-dd */
  day: string;
  length: number | null;
  weight: number | null;
}

/** The largest clock difference that is considered, from time zones and daylight saving time. */
export const FARTHEST_MS = 14 * HOUR_MS;

/** Returns the milliseconds from the logged to the incoming catch; `null` if either time is unknown. */
export function differenceOf(incoming: ComparedCatch, logged: ComparedCatch): number | null {
  return incoming.caughtAt === null || logged.caughtAt === null ? null : incoming.caughtAt - logged.caughtAt;
}
