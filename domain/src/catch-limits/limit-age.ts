import { daysBetween } from "../dates/days.ts";

/** After this many days a limit counts as old, because regulations change each year. */
const OLD_AFTER_DAYS = 365;

interface LimitAge {
  /** Whole days since the limit was read; 0 on that day. */
  days: number;
  isOld: boolean;
}

/** @param today yyyy-mm-dd on the angler's clock */
export function limitAge({ read_on: readOn }: { read_on: string }, today: string): LimitAge {
  const days = Math.max(0, daysBetween(readOn, today));
  return { days, isOld: days > OLD_AFTER_DAYS };
}
