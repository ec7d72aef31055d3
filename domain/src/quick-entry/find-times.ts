import { dayAfter, monthsAfter } from "../dates/days.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../dates/units-of-time.ts";
import { findClock, inHalf } from "./find-clock.ts";
import type { PartOfDay, TimeWords } from "./languages/time-words.ts";
import type { Span } from "./line-part.ts";
import type { WrittenMoment } from "./settle-moment.ts";
import {
  expressionsOf,
  type Find,
  type Found,
  foundAt,
  matchesOf,
  NO_DAY,
  ofPart,
  partsBehind,
  partsIn,
  sourceOf,
  valueIn,
  WORD_ENDS,
  WORD_STARTS,
} from "./time-phrases.ts";

export interface FoundTimes {
  moments: readonly WrittenMoment[];
  /** Parts of a day without the day: "in the evening". Their day is the last one, unless another is written. */
  parts: readonly WrittenMoment[];
}

type FindDates = (taken: readonly Span[]) => readonly WrittenMoment[];

/**
 * Returns a function that finds days and times in a language. Its `now` is YYYY-MM-DDTHH:mm. Dates that are none of its
 * words come from `findDates`, which gets what is already taken.
 */
export function makeFindMoments(
  times: TimeWords,
): (text: string, now: string, findDates: FindDates) => WrittenMoment[] {
  const find = makeFindTimes(times);
  return (text, now, findDates) => {
    const { moments, parts } = find(text, now);
    const found = [...moments, ...findDates([...moments, ...parts])];
    const hasDay = found.some(({ day }) => day !== null);
    const others = parts.map((part) => (hasDay ? Object.assign(part, NO_DAY) : part));
    return joinBeside([...found, ...others], text);
  };
}

/** Makes one moment of a day and a time with nothing between them. */
function joinBeside(found: readonly WrittenMoment[], text: string): WrittenMoment[] {
  const inOrder = found.toSorted((one, other) => one.start - other.start);
  const index = inOrder.findIndex((each, at) => {
    const next = inOrder[at + 1];
    const isBeside = next !== undefined && /^[\s,]*$/.test(text.slice(each.end, next.start));
    return isBeside && [each, next].some(isDayOnly) && [each, next].some(isTimeOnly);
  });
  const [first, second] = inOrder.slice(index, index + 2);
  if (index < 0 || !first || !second) return [...found];
  const [day, time] = isDayOnly(first) ? [first, second] : [second, first];
  const isHalfKnown = day.isHalfKnown || time.isHalfKnown;
  return [
    { ...day, time: time.time, isHalfKnown, start: first.start, end: second.end },
    ...found.filter((each) => each !== first && each !== second),
  ];
}

function isDayOnly({ day, time }: WrittenMoment): boolean {
  return day !== null && time === null;
}

function isTimeOnly({ day, time }: WrittenMoment): boolean {
  return day === null && time !== null;
}

/** Returns a function that finds the words of a language for days and times. Its `now` is YYYY-MM-DDTHH:mm. */
export function makeFindTimes(words: TimeWords): (text: string, now: string) => FoundTimes {
  const finders = [
    findAgo(words),
    findDaysOfMonths(words),
    findDays(words),
    findClock(words),
    findParts(words),
  ];
  return (text, now) => {
    const all = apartFrom(finders.flatMap((find) => find(text, now)));
    const half = all.find(({ part, time }) => part !== null && time === null)?.part ?? null;
    const toMoment = ({ part, isBare: _isBare, ...moment }: Found) => {
      const time = part === null && moment.time !== null ? inHalf(moment.time, half) : moment.time;
      return Object.assign(moment, { time });
    };
    return {
      moments: all.filter(({ isBare }) => !isBare).map(toMoment),
      parts: all.filter(({ isBare }) => isBare).map(toMoment),
    };
  };
}

/** Prefers the longest of those that overlap. */
function apartFrom(found: readonly Found[]): Found[] {
  const longestFirst = found.toSorted((one, other) => lengthOf(other) - lengthOf(one));
  const apart = longestFirst.filter((each, index) =>
    longestFirst.slice(0, index).every((other) => each.end <= other.start || other.end <= each.start),
  );
  return apart.toSorted((one, other) => one.start - other.start);
}

function lengthOf({ start, end }: Found): number {
  return end - start;
}

const DAY_LENGTH = "YYYY-MM-DD".length;
const DAYS_A_WEEK = 7;
const MONTHS_A_YEAR = 12;

/** The hour from which on a part of a day has begun. */
const BEGINS: Record<PartOfDay, string> = {
  midnight: "00:00",
  morning: "04:00",
  noon: "12:00",
  afternoon: "12:00",
  evening: "17:00",
  night: "20:00",
};
/** Finds "yesterday", "yesterday evening" and "last Friday". */
function findDays(words: TimeWords): Find {
  const parts = partsBehind(words);
  const days = expressionsOf(words.days.map(([phrases, ...day]) => [phrases, day] as const));
  const weekdays = expressionsOf(words.weekdays.map((phrases, weekday) => [phrases, weekday] as const));
  const last = sourceOf([words.last]);
  const pattern = new RegExp(
    `${WORD_STARTS}(?:(?<day>${sourceOf(words.days.map(([phrases]) => phrases))})|` +
      `(?:${sourceOf([words.beforeWeekday])} )?(?:(?<last>${last}) )?(?<weekday>${sourceOf(words.weekdays)})` +
      `(?: (?<passed>${last}))?)(?:,?[ -]?(?<part>${parts.source}))?${WORD_ENDS}`,
    "giu",
  );
  return (text, now) =>
    matchesOf(pattern, text).map(({ groups, ...span }) => {
      const [daysAgo = 0, ofDay = null] = valueIn(days, groups["day"]) ?? [];
      const part = valueIn(parts.table, groups["part"]) ?? ofDay;
      const weekday = valueIn(weekdays, groups["weekday"]);
      const isLast = (groups["last"] ?? groups["passed"]) !== undefined;
      const day = weekday === null ? dayOf(daysAgo, part, now) : lastWeekday({ weekday, part, isLast }, now);
      return foundAt(span, { ...day, ...ofPart(part) });
    });
}

/** "This evening" in the morning was yesterday. */
function dayOf(daysAgo: number, part: PartOfDay | null, now: string) {
  const today = now.slice(0, DAY_LENGTH);
  return daysAgo === 0 && part !== null ? lastPart(part, now) : { day: dayAfter(today, -daysAgo) };
}

function lastPart(part: PartOfDay, now: string) {
  const today = now.slice(0, DAY_LENGTH);
  const isStillToCome = `${today}T${BEGINS[part]}` > now;
  const day = isStillToCome ? dayAfter(today, -1) : today;
  return { day, dayBefore: dayAfter(day, -1), isStillToCome };
}

interface Weekday {
  /** 0 is Sunday. */
  weekday: number;
  part: PartOfDay | null;
  isLast: boolean;
}

function lastWeekday({ weekday, part, isLast }: Weekday, now: string) {
  const today = now.slice(0, DAY_LENGTH);
  const back = (new Date(today).getUTCDay() - weekday + DAYS_A_WEEK) % DAYS_A_WEEK;
  const isTooEarly = back === 0 && part !== null && `${today}T${BEGINS[part]}` > now;
  const day = dayAfter(today, -back - (isTooEarly ? DAYS_A_WEEK : 0));
  // Without a word for the last one, the nearest one comes to mind first.
  const isNextNearer = isTooEarly || back > DAYS_A_WEEK / 2;
  return { day, dayBefore: dayAfter(day, -DAYS_A_WEEK), isStillToCome: isNextNearer && !isLast };
}

/** Finds "20 listopada", and "op 20-11" as the words before it say that it is a day. */
function findDaysOfMonths({ months = [], beforeDate }: TimeWords): Find {
  const names = expressionsOf(months.map((phrases, index) => [phrases, index + 1] as const));
  const before = String.raw`(?<![\p{L}\d.,:/])`;
  const named = String.raw`(?<day>\d{1,2})\.? (?<month>${sourceOf(months)})\.?${WORD_ENDS}(?: (?<year>20\d\d)(?!\d))?`;
  const inDigits = String.raw`${sourceOf([beforeDate])} (?<date>\d{1,2})[./-](?<number>\d{1,2})(?![./-]?\d)\.?`;
  const pattern = new RegExp(`${before}(?:${named}|${inDigits})`, "giu");
  return (text, now) =>
    matchesOf(pattern, text).flatMap(({ groups, ...span }) => {
      const date = Number(groups["day"] ?? groups["date"]);
      const month = valueIn(names, groups["month"]) ?? Number(groups["number"]);
      const day = lastDate([date, month], groups["year"] ?? null, now);
      return day === null ? [] : [foundAt(span, day)];
    });
}

function lastDate([date, month]: readonly [number, number], year: string | null, now: string) {
  const today = now.slice(0, DAY_LENGTH);
  const parts = [month, date].map((part) => String(part).padStart(2, "0"));
  const day = [year ?? now.slice(0, "YYYY".length), ...parts].join("-");
  if (new Date(day).getUTCDate() !== date) return null;
  const isStillToCome = year === null && day > today;
  return { day: isStillToCome ? monthsAfter(day, -MONTHS_A_YEAR) : day, isStillToCome };
}

/** Finds "in the morning" by itself: the last one. */
function findParts(words: TimeWords): Find {
  const { source, table } = partsIn([words.parts]);
  const pattern = new RegExp(`${WORD_STARTS}(?<part>${source})${WORD_ENDS}`, "giu");
  return (text, now) =>
    matchesOf(pattern, text).flatMap(({ groups, ...span }) => {
      const part = valueIn(table, groups["part"]);
      return part === null ? [] : [foundAt(span, { ...lastPart(part, now), ...ofPart(part), isBare: true })];
    });
}

/** Finds "3 days ago". */
function findAgo({ ago }: TimeWords): Find {
  if (!ago) return () => [];
  const { minute, hour, day, week } = ago.units;
  const units = expressionsOf([
    [minute, MINUTE_MS],
    [hour, HOUR_MS],
    [day, DAY_MS],
    [week, DAYS_A_WEEK * DAY_MS],
  ]);
  const count = String.raw`(?:(?<count>\d{1,2}) )?(?<unit>${sourceOf([minute, hour, day, week])})`;
  const [before, after] = [sourceOf([ago.before]), sourceOf([ago.after])];
  const pattern = new RegExp(
    `${WORD_STARTS}(?:(?<before>${before}) )?${count}(?: (?<after>${after}))?${WORD_ENDS}`,
    "giu",
  );
  return (text, now) =>
    matchesOf(pattern, text).flatMap(({ groups, ...span }) => {
      if (groups["before"] === undefined && groups["after"] === undefined) return [];
      const unit = valueIn(units, groups["unit"]) ?? 0;
      const then = Date.parse(`${now}Z`) - Number(groups["count"] ?? 1) * unit;
      const [date = "", clock = ""] = new Date(then).toISOString().split("T");
      const isExact = unit < DAY_MS;
      const time = isExact ? clock.slice(0, "HH:mm".length) : null;
      return [foundAt(span, { day: date, time, isHalfKnown: isExact })];
    });
}
