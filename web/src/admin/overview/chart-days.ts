import type { AdminStats } from "@creel/domain/admin/admin-stats";
import { t } from "@lingui/core/macro";

import { dateLocale, figureLocale, locale } from "../../i18n/locale.ts";
import { nameDaysAgo } from "../admin-times.ts";

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

interface Tick {
  index: number;
  label: string;
  /** Whether it is shown on a phone, too. */
  isMain: boolean;
}

/** px above the bars, for the row's name and the figures. */
const BAND = 26;

/** px, so that even the smallest count can be seen. */
const LEAST = 2;

/** px */
const LINE = 18;

/** Columns that two figures beside each other need. */
const APART = 4;

const EXACT_BELOW = 10_000;
const COMPACT = new Intl.NumberFormat(locale, { notation: "compact", maximumFractionDigits: 1 });
const EXACT = new Intl.NumberFormat(figureLocale);

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
  return [...weeks, { index: last, label: nameDaysAgo(0), isMain: true }];
}

/** One sentence for each row of the chart. */
export function describeDays(days: readonly ChartDay[]): string {
  return `${describeCatches(days)} ${describeSignUps(days)}`;
}

function describeCatches(days: readonly ChartDay[]): string {
  const span = nameSpan(days);
  const row = summarize(days, "catches");
  if (!row) return t`Catches per day, ${span}: none.`;
  const { sum, day, most, today } = row;
  return t`Catches per day, ${span}: ${sum} in total, most on ${day} with ${most}, ${today} today.`;
}

function describeSignUps(days: readonly ChartDay[]): string {
  const row = summarize(days, "signUps");
  if (!row) return t`Sign-ups: none.`;
  const { sum, day, most, today } = row;
  return t`Sign-ups: ${sum} in total, most on ${day} with ${most}, ${today} today.`;
}

/** Numbers as text, and the day with the most; `null` where there are none. */
function summarize(days: readonly ChartDay[], row: "catches" | "signUps") {
  const counts = days.map((day) => day[row]);
  const highest = days[highestOf(counts)];
  if (!highest) return null;
  const [sum = "", most = "", today = ""] = [
    counts.reduce((total, count) => total + count, 0),
    highest[row],
    counts.at(-1) ?? 0,
  ].map((count) => NUMBER.format(count));
  return { sum, day: nameChartDay(highest.date), most, today };
}

/** The index of the first of the highest; -1 where all are 0. */
export function highestOf(counts: readonly number[]): number {
  const most = Math.max(0, ...counts);
  return most === 0 ? -1 : counts.indexOf(most);
}

const NUMBER = new Intl.NumberFormat(figureLocale);

/** Days are days, without a zone. */
const DAY = new Intl.DateTimeFormat(dateLocale, {
  weekday: "short",
  day: "numeric",
  month: "short",
  timeZone: "UTC",
});
const SHORT = new Intl.DateTimeFormat(dateLocale, { day: "numeric", month: "short", timeZone: "UTC" });

function instantOf(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}

export interface Bar {
  index: number;
  /** In px. */
  height: number;
}

/** The highest bar fills the row except for the band. */
export function barsOf(counts: readonly number[], rowHeight: number): Bar[] {
  const most = Math.max(0, ...counts);
  return counts.map((count, index) => ({
    index,
    height: count === 0 ? 0 : Math.max(LEAST, Math.round((count / most) * (rowHeight - BAND))),
  }));
}

/** The highest bar has its figure, and today's unless the two would overlap. */
export function labeled(bars: readonly Bar[]): Bar[] {
  const today = bars.at(-1);
  const highest = bars[highestOf(bars.map(({ height }) => height))];
  if (!today) return [];
  if (!highest || highest === today) return [today];
  const isInTheWay = today.index - highest.index < APART && highest.height - today.height < LINE;
  return isInTheWay ? [highest] : [highest, today];
}

/** As in "29", "9,999", "12.3K". */
export function writeShort(count: number): string {
  return (count < EXACT_BELOW ? EXACT : COMPACT).format(count);
}
