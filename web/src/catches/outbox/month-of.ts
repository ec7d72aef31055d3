import { endOfMonth, startOfMonth, toCalendarDate, today } from "@internationalized/date";

/** The present month on a user's clock, in milliseconds since 1970; `until` is not part of it. */
export function monthOf(timeZone: string): { from: number; until: number } {
  const day = toCalendarDate(today(timeZone));
  const next = endOfMonth(day).add({ days: 1 });
  return {
    from: startOfMonth(day).toDate(timeZone).getTime(),
    until: next.toDate(timeZone).getTime(),
  };
}
