import { limitAge } from "../catch-limits/limit-age.ts";
import { dayAfter, daysBetween } from "../dates/days.ts";

/** How many days after a season opens it still counts as opening, for those who were not online on that day. */
const OPENING_DAYS = 14;

interface ReadLimit {
  /** When the angler read it, yyyy-mm-dd. */
  read_on: string;
  /** The last day of the closed season, MM-DD; `null` if no season is closed. */
  closed_to: string | null;
}

/**
 * Returns the limits that were read over a year ago. A limit with a closed season counts only in the two weeks
 * after its season opens, when rules change.
 */
export function limitsToReadAgain<Each extends ReadLimit>(all: readonly Each[], today: string): Each[] {
  return all.filter(
    (limit) =>
      limitAge(limit, today).isOld && (limit.closed_to === null || isOpening(limit.closed_to, today)),
  );
}

function isOpening(closedTo: string, today: string): boolean {
  const year = Number(today.slice(0, "yyyy".length));
  return [year - 1, year].some((each) => {
    const days = daysBetween(dayAfter(`${each}-${shiftLeapDay(closedTo, each)}`, 1), today);
    return days >= 0 && days < OPENING_DAYS;
  });
}

/** February 29 is February 28 in other years. */
function shiftLeapDay(day: string, year: number): string {
  const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
  return day === "02-29" && !isLeap ? "02-28" : day;
}
