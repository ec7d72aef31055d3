import { parseDate, toZoned } from "@internationalized/date";

interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

/** The instants between which whole days lie on the clock of a time zone: from `since` on, before `until`. */
export function daysOf({ from, to }: Days, timeZone: string): { since?: Date; until?: Date } {
  return {
    ...(from !== undefined && { since: toZoned(parseDate(from), timeZone).toDate() }),
    ...(to !== undefined && { until: toZoned(parseDate(to).add({ days: 1 }), timeZone).toDate() }),
  };
}
