import { dayAfter } from "../dates/days.ts";
import { lastMinuteOfDay } from "../dates/zone-days.ts";
import { type Block, blocksOf } from "./block.ts";

interface Period {
  /** The last day, yyyy-mm-dd. */
  to: string;
  timeZone: string;
}

/** Returns the deadline that the blocks state, as the last minute of a day in UTC; `null` if they state none. */
export function deadlineOf(blocks: readonly Block[], { to, timeZone }: Period): string | null {
  const [deadline] = blocksOf(blocks, "deadline");
  if (!deadline) return null;
  const day = deadline.on === undefined ? dayAfter(to, deadline.days ?? 0) : nextDayOfYear(deadline.on, to);
  return new Date(lastMinuteOfDay(day, timeZone)).toISOString();
}

/** Returns the first such day after `day`. February 29 counts as March 1. */
function nextDayOfYear(monthDay: string, day: string): string {
  const year = Number(day.slice(0, "yyyy".length));
  const usual = monthDay === "02-29" ? "03-01" : monthDay;
  return `${year}-${usual}` > day ? `${year}-${usual}` : `${year + 1}-${usual}`;
}
