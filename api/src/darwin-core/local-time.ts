import { fromDate } from "@internationalized/date";

const MINUTE_LENGTH = "2026-11-20T06:10".length;

/** Example: "2026-11-20T06:10-06:00", in ISO 8601 on the clock of the time zone. */
export function writeInstant(instant: Date, timeZone: string): string {
  const [time = ""] = fromDate(instant, timeZone).toString().split("[");
  const offset = /(?:[+-]\d{2}:\d{2}|Z)$/.exec(time)?.[0] ?? "Z";
  return `${time.slice(0, MINUTE_LENGTH)}${offset}`;
}

/** The columns of a day. */
export function dayColumns(day: string): { year: number; month: number; day: number } {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  return { year, month, day: date };
}
