import { SearchMoonPhase } from "astronomy-engine";

export interface NextMoons {
  newMoon: Date;
  fullMoon: Date;
}

/** More than a lunar month. */
const MAX_WAIT_DAYS = 31;
const NEW = 0;
const FULL = 180;

export function nextMoons(instant: Date): NextMoons {
  return { newMoon: nextAt(NEW, instant), fullMoon: nextAt(FULL, instant) };
}

function nextAt(elongation: number, instant: Date): Date {
  const found = SearchMoonPhase(elongation, instant, MAX_WAIT_DAYS);
  if (!found) throw new Error(`The moon does not come to ${elongation}° after ${instant.toISOString()}`);
  return found.date;
}
