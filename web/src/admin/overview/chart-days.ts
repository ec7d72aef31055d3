import type { AdminStats } from "@creel/domain/admin/admin-stats";
import { t } from "@lingui/core/macro";

export interface ChartDay {
  /** An ISO date of the admin's calendar. */
  date: string;
  catches: number;
  signUps: number;
  isWeekend: boolean;
}

/** The oldest first; today is the last. */
export function chartDays({
  catchesPerDay,
  usersPerDay,
}: Pick<AdminStats, "catchesPerDay" | "usersPerDay">): ChartDay[] {
  const signUps = new Map(usersPerDay.map(({ date, count }) => [date, count]));
  return catchesPerDay.map(({ date, count }) => ({
    date,
    catches: count,
    signUps: signUps.get(date) ?? 0,
    isWeekend: [0, 6].includes(instantOf(date).getUTCDay()),
  }));
}

/** As in "Sat, Nov 7". */
export function nameChartDay(date: string): string {
  return DAY.format(instantOf(date));
}

/** As in "Oct 23 – Nov 21". */
export function nameSpan(days: readonly ChartDay[]): string {
  const [first, last] = [days.at(0), days.at(-1)];
  return first && last ? SHORT.formatRange(instantOf(first.date), instantOf(last.date)) : "";
}

export interface Tick {
  index: number;
  label: string;
  /** Whether it is shown on a phone, too. */
  isMain: boolean;
}

const TICK_STEP = 7;

/** A week apart, with the month where it changes; the last is "today". */
export function ticksOf(days: readonly ChartDay[]): Tick[] {
  const last = days.length - 1;
  const weeks = days.flatMap(({ date }, index) => {
    if (index % TICK_STEP > 0 || last - index < TICK_STEP / 2) return [];
    const month = date.slice(0, 7);
    const isNewMonth = days[index - TICK_STEP]?.date.slice(0, 7) !== month;
    const label = isNewMonth ? SHORT.format(instantOf(date)) : String(Number(date.slice(8)));
    return [{ index, label, isMain: index % (2 * TICK_STEP) === 0 && last - index > TICK_STEP }];
  });
  return [...weeks, { index: last, label: "today", isMain: true }];
}

/** One sentence for each row of the chart. */
export function describeDays(days: readonly ChartDay[]): string {
  return [
    `Catches a day, ${nameSpan(days)}: ${describeRow(days, "catches")}`,
    `Sign-ups: ${describeRow(days, "signUps")}`,
  ].join(" ");
}

function describeRow(days: readonly ChartDay[], row: "catches" | "signUps"): string {
  const counts = days.map((day) => day[row]);
  const sum = counts.reduce((total, count) => total + count, 0);
  if (sum === 0) return t`none.`;
  const highest = days[highestOf(counts)];
  const most = highest ? t`, most on ${nameChartDay(highest.date)} with ${NUMBER.format(highest[row])}` : "";
  return t`${NUMBER.format(sum)} in all${most}, ${NUMBER.format(counts.at(-1) ?? 0)} today.`;
}

/** The index of the first of the highest; -1 where all are 0. */
export function highestOf(counts: readonly number[]): number {
  const most = Math.max(0, ...counts);
  return most === 0 ? -1 : counts.indexOf(most);
}

const NUMBER = new Intl.NumberFormat();
/** Days are days, without a zone. */
const DAY = new Intl.DateTimeFormat(undefined, {
  weekday: "short",
  day: "numeric",
  month: "short",
  timeZone: "UTC",
});
const SHORT = new Intl.DateTimeFormat(undefined, { day: "numeric", month: "short", timeZone: "UTC" });

function instantOf(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}
