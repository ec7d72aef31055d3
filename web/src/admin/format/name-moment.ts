import { type Clock, daysBefore, nameTime } from "./moments.ts";

/** A weekday alone names one of the last days. */
const DAYS_BY_NAME = 7;

/** "6:12 am" of today, "Fri 8:47 pm" of the last days, "3 Oct", "9 Mar 2025". */
export function nameMoment(at: Date, clock: Clock): string {
  const days = daysBefore(at, clock);
  if (days === 0) return nameTime(at, clock);
  if (days < 0 || days >= DAYS_BY_NAME) return nameDate(at, clock);
  return format(at, clock, { weekday: "short", hour: "numeric", minute: "2-digit" });
}

/** "today", "yesterday", "Thursday", "3 Oct": since when something waits. */
export function nameSince(at: Date, clock: Clock): string {
  const days = daysBefore(at, clock);
  if (days === 0) return "today";
  if (days === 1) return "yesterday";
  return days > 1 && days < DAYS_BY_NAME ? format(at, clock, { weekday: "long" }) : nameDate(at, clock);
}

/** "Sat 21 Nov, 6:12 am"; with the year when it is not this one. */
export function nameFully(at: Date, clock: Clock): string {
  return format(at, clock, {
    weekday: "short",
    day: "numeric",
    month: "short",
    ...yearOf(at, clock),
    hour: "numeric",
    minute: "2-digit",
  });
}

/** "3 Oct"; with the year when it is not this one. */
export function nameDate(at: Date, clock: Clock): string {
  return format(at, clock, { day: "numeric", month: "short", ...yearOf(at, clock) });
}

function yearOf(at: Date, clock: Clock): Intl.DateTimeFormatOptions {
  const [year, thisYear] = [at, clock.now].map((date) => format(date, clock, { year: "numeric" }));
  return year === thisYear ? {} : { year: "numeric" };
}

function format(at: Date, { timeZone }: Clock, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(undefined, { ...options, timeZone }).format(at);
}
