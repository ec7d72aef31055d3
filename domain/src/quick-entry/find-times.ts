import { dayAfter, monthsAfter } from "../dates/days.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../dates/units-of-time.ts";
import { either, wholly } from "./languages/alternatives.ts";
import type { PartOfDay, TimeWords } from "./languages/time-words.ts";
import { withoutAccents } from "./languages/without-accents.ts";
import type { Span } from "./line-part.ts";
import type { WrittenMoment } from "./settle-moment.ts";

export interface FoundTimes {
  moments: readonly WrittenMoment[];
  /** Parts of a day without the day: "in the evening". Their day is the last one, unless another is written. */
  parts: readonly WrittenMoment[];
}

interface Found extends WrittenMoment {
  part: PartOfDay | null;
  /** Whether it is a part of a day without the day. */
  isBare: boolean;
}

type Find = (text: string, now: string) => Found[];

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

const NO_DAY = { day: null, dayBefore: null, isStillToCome: false };
const NOTHING = { ...NO_DAY, time: null, isHalfKnown: false, part: null, isBare: false };

/** The hour from which on a part of a day has begun. */
const BEGINS: Record<PartOfDay, string> = {
  midnight: "00:00",
  morning: "04:00",
  noon: "12:00",
  afternoon: "12:00",
  evening: "17:00",
  night: "20:00",
};
/** The parts that say a time. */
const TIMES: Readonly<Partial<Record<PartOfDay, string>>> = { noon: "12:00", midnight: "00:00" };

/** Returns what is known of a part of the day. */
function ofPart(part: PartOfDay | null) {
  return part === null ? {} : { part, time: TIMES[part] ?? null, isHalfKnown: true };
}

/** Returns the source of an expression, to match with and without accents. */
function sourceOf(phrases: readonly (string | undefined)[]): string {
  return withoutAccents(either(phrases.filter((each) => each !== undefined)));
}

function foundAt(span: Span, known: Partial<Found>): Found {
  return { ...NOTHING, ...span, ...known };
}

function matchesOf(pattern: RegExp, text: string) {
  return [...text.matchAll(pattern)].map(({ 0: written, index: start, groups = {} }) => ({
    start,
    end: start + written.length,
    groups,
  }));
}

const WORD_STARTS = String.raw`(?<![\p{L}\p{N}])`;
const WORD_ENDS = String.raw`(?![\p{L}\p{N}])`;

function expressionsOf<Value>(table: readonly (readonly [phrases: string, value: Value])[]) {
  return table.map(([phrases, value]) => [wholly(sourceOf([phrases])), value] as const);
}

function valueIn<Value>(
  table: readonly (readonly [RegExp, Value])[],
  written: string | undefined,
): Value | null {
  if (written === undefined) return null;
  return table.find(([phrases]) => phrases.test(written))?.[1] ?? null;
}

const PARTS = [
  "morning",
  "noon",
  "afternoon",
  "evening",
  "night",
  "midnight",
] as const satisfies readonly PartOfDay[];

function partsIn(tables: readonly TimeWords["parts"][]) {
  const table = tables.flatMap((parts) =>
    PARTS.flatMap((part) => (parts[part] === undefined ? [] : [[parts[part], part] as const])),
  );
  return { source: sourceOf(table.map(([phrases]) => phrases)), table: expressionsOf(table) };
}

/** Includes the words that are a part of a day only behind a day or a time. */
function partsBehind({ parts, partsBehind: more = {} }: TimeWords) {
  return partsIn([parts, more]);
}

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

const NOON_H = 12;
const DAY_H = 24;
const HOUR_MIN = HOUR_MS / MINUTE_MS;
const DAY_MIN = DAY_MS / MINUTE_MS;

/** Finds "6 Uhr 40", "à 6h40", "klo 6.40", "halb 7" and "a las 7 de la tarde". */
function findClock(words: TimeWords): Find {
  const { at, about, clock, hours, and, beforeHour = {}, afterHour = {} } = words;
  const parts = partsBehind(words);
  const early = expressionsOf(Object.entries(beforeHour));
  const late = expressionsOf(Object.entries(afterHour));
  const hourWord = sourceOf([clock, hours]);
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}.,:/-])(?:(?<at>${sourceOf([at])})\.? ?|(?<about>${sourceOf([about])}) )?` +
      String.raw`(?:(?<early>${sourceOf(Object.keys(beforeHour))}) )?(?<hour>\d{1,2})` +
      String.raw`(?:(?<mark>[:.]| ?${hourWord} ?|(?<space> (?:${sourceOf([and])} )?))(?<minute>[0-5]\d)(?!\d))?` +
      String.raw`(?: ?(?<word>${hourWord})\.?(?!\p{L}))?(?: (?<late>${sourceOf(Object.keys(afterHour))})(?!\p{L}))?` +
      String.raw`(?:,? (?<part>${parts.source}))?(?![\p{L}\p{N}]|[.,:/-]\d| ?[%°]| ?p\.?m(?!\p{L}))`,
    "giu",
  );
  const clockWord = wholly(sourceOf([clock]));
  const blank = new RegExp(`${WORD_STARTS}${sourceOf([words.blank])}${WORD_ENDS}`, "iu");
  const days = sourceOf([...words.days.map(([phrases]) => phrases), ...words.weekdays]);
  const dayBefore = new RegExp(String.raw`${WORD_STARTS}${days}(?: ${parts.source})?,? $`, "iu");
  return (text) => {
    const isBlank = blank.test(text);
    return matchesOf(pattern, text).flatMap(({ groups, ...span }) => {
      const known = {
        isFirm:
          [groups["at"], groups["part"]].some(Boolean) || (!isBlank && clockWord.test(groups["word"] ?? "")),
        isOfDay: !isBlank && dayBefore.test(text.slice(0, span.start)),
        isLast: /^\s*(?:$|[,;.!])/.test(text.slice(span.end)),
      };
      const hour = Number(groups["hour"]);
      if (hour > DAY_H || !isTime(groups, known)) return [];
      const part = valueIn(parts.table, groups["part"]);
      const added = (valueIn(early, groups["early"]) ?? 0) + (valueIn(late, groups["late"]) ?? 0);
      const time = toTime(hour * HOUR_MIN + Number(groups["minute"] ?? 0) + added);
      return [foundAt(span, { time: inHalf(time, part), part, isHalfKnown: part !== null })];
    });
  };
}

type Groups = Readonly<Partial<Record<string, string>>>;

interface Known {
  /** Whether the words say that it is a time. */
  isFirm: boolean;
  /** Whether it stands behind a day. */
  isOfDay: boolean;
  /** Whether its clause ends with it. */
  isLast: boolean;
}

/** Whether the number is a time, and not a count or a part of a measure. */
function isTime(groups: Groups, known: Known): boolean {
  if (groups["early"] !== undefined) return true;
  if (groups["late"] !== undefined && (groups["word"] ?? groups["about"]) !== undefined) return true;
  return groups["minute"] === undefined ? isHour(groups, known) : areMinutes(groups, known);
}

function isHour({ about, word }: Groups, { isFirm, isOfDay, isLast }: Known): boolean {
  if (isFirm) return true;
  if (word !== undefined) return isOfDay || about !== undefined;
  return about !== undefined && isLast;
}

/** Whether what stands before the minutes says so: "6:40", "6h40", "klo 6.40", "klo 6 40". */
function areMinutes({ mark, space, at, about, word }: Groups, { isFirm, isOfDay }: Known): boolean {
  if (space !== undefined) return at !== undefined || (about !== undefined && space.trim() !== "");
  if (mark !== ".") return true;
  return isFirm || isOfDay || about !== undefined || word !== undefined;
}

function toTime(minutes: number): string {
  const ofDay = (minutes + DAY_MIN) % DAY_MIN;
  return [Math.floor(ofDay / HOUR_MIN), ofDay % HOUR_MIN]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");
}

/** From this hour on, a time at night is before midnight. */
const NIGHT_FROM_H = 6;

/** Returns 19:00 for 7:00 in the evening. */
function inHalf(time: string, part: PartOfDay | null): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const isLate = part === "afternoon" || part === "evening" || (part === "night" && hour >= NIGHT_FROM_H);
  return isLate && hour < NOON_H ? toTime((hour + NOON_H) * HOUR_MIN + minute) : time;
}
