import { sum } from "../statistics/sums.ts";
import { dayOfYearOf } from "./day-of-year.ts";

interface ValuedHours {
  /** yyyy-mm-dd */
  day: string;
  value: number;
  hours: number;
}

/** In days: half a fortnight. */
const SD = 7;
/** With less around a day, nothing is known to be usual. */
const LEAST_HOURS = 10;

/**
 * What is usual at the time of the year of each day, of any year and by all other days; without those of which too little
 * is known.
 */
export function usualByDay(parts: readonly ValuedHours[]): ReadonlyMap<string, number> {
  const days = new Map<string, { hours: number; sum: number; dayOfYear: number }>();
  for (const { day, value, hours } of parts) {
    const known = days.get(day) ?? { hours: 0, sum: 0, dayOfYear: dayOfYearOf(day) };
    days.set(day, { ...known, hours: known.hours + hours, sum: known.sum + hours * value });
  }
  const usual = new Map<string, number>();
  for (const [day, { dayOfYear }] of days) {
    const others = [...days].flatMap(([other, each]) => (other === day ? [] : each));
    const weightOf = (each: { dayOfYear: number }) => nearness(each.dayOfYear - dayOfYear);
    const hours = sum(others, (each) => weightOf(each) * each.hours);
    if (hours >= LEAST_HOURS) usual.set(day, sum(others, (each) => weightOf(each) * each.sum) / hours);
  }
  return usual;
}

function nearness(days: number): number {
  const apart = Math.min(Math.abs(days), 365 - Math.abs(days));
  return Math.exp(-((apart / SD) ** 2) / 2);
}
