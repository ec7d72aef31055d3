import { DAY_MS } from "../../dates/units-of-time.ts";
import { foldText } from "../../text/fold.ts";
import { type ClockTime, fromSeconds, readTime } from "./read-time.ts";

/** The order of the parts of a date, or the day from which a number of days counts. */
export const DATE_ORDERS = ["dmy", "mdy", "ymd", "serial1900", "serial1904"] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

export interface ReadDay {
  /** yyyy-mm-dd */
  day: string;
  /** HH:mm:ss; `null` if there is none beside the day. */
  time: string | null;
  offset: string | null;
}

const EARLIEST_YEAR = 1900;
/** How far back a year of two digits reaches: few anglers have fished for longer. */
const REACH_YEARS = 80;

/** Matches the word in "2020 г." and "2020 r.". */
const YEAR_WORD = String.raw`(?:\s*(?:г|р|r)\.?(?=$|[,\s]))?`;
const BEFORE_TIME = String.raw`${YEAR_WORD}(?:[,\sT]+(.+))?$`;
const NUMERIC = new RegExp(
  String.raw`^(\d{1,4})\s*[-/. ]\s*(\d{1,2})\s*[-/. ]\s*(\d{1,4})\.?${BEFORE_TIME}`,
  "i",
);
const COMPACT = /^(\d{4})(\d{2})(\d{2})(?:[T\s]?(\d{2})(\d{2})(\d{2})?(z?))?$/i;
/** Matches seconds or milliseconds since 1970, from 2001 on. */
const SINCE_1970 = /^([1-9]\d{9})(\d{3})?(?:\.\d+)?$/;
/** Matches "2020年6月26日(金)" and "2020년 6월 26일 금요일". */
const EAST_ASIAN = new RegExp(
  String.raw`^(\d{4})\s*[年년]\s*(\d{1,2})\s*[月월]\s*(\d{1,2})\s*[日号일]?` +
    String.raw`\s*(?:[(（]\p{L}+[)）]|\p{L}曜日?|\p{L}요일|(?:星期|周)\p{L})?(?:\s*(.+))?$`,
  "u",
);
const SERIAL = /^(\d{5})(?:[.,](\d+))?$/;
const WEEKDAY = /^(\p{L}+)\.?,?\s+(?=[\p{L}\d])/u;
const BETWEEN = String.raw`[-/.,\s]*(?:(?:de|of|del)\s+)?`;
/** Match "26 June 2020", "Jun 26, 2020" and "2020 June 26", each with or without a time after it. */
const NAMED = [
  String.raw`^(?<day>\d{1,2})(?:st|nd|rd|th|er|º|°)?${BETWEEN}(?<name>\p{L}+)${BETWEEN}(?<year>\d{4}|\d{2})\.?`,
  String.raw`^(?<name>\p{L}+)[-/.,\s]*(?<day>\d{1,2})(?:st|nd|rd|th)?[-/.,\s]+(?<year>\d{4}|\d{2})`,
  String.raw`^(?<year>\d{4})[-/.,\s]+(?<name>\p{L}+)[-/.,\s]+(?<day>\d{1,2})\.?`,
].map((pattern) => new RegExp(`${pattern}${BEFORE_TIME}`, "iu"));

/**
 * Reads a day as people and programs write it, with the time after it if there is one; `null` if the text is not a day
 * in this order. A date that can mean only one day means it in every order.
 * @param today yyyy-mm-dd; a future year of two digits is in the century before, if that is within `REACH_YEARS`
 */
export function readDay(text: string, order: DateOrder, today: string): ReadDay | null {
  const plain = text.trim().replaceAll(/[\u00A0\u202F\u2009]/g, " ");
  const parts = partsOf(plain, order) ?? partsOf(withoutWeekday(plain), order);
  if (!parts) return null;
  const day = toDay({ ...parts, year: fullYear(parts.year, today) });
  if (day === null) return null;
  if (parts.rest === undefined) return { day, time: null, offset: null };
  const clock = readTime(parts.rest);
  return clock && { day: dayOfClock(day, clock), time: clock.time, offset: clock.offset };
}

/** @param day yyyy-mm-dd, the day beside which the time is written */
export function dayOfClock(day: string, { isNextDay = false }: Pick<ClockTime, "isNextDay">): string {
  return isNextDay ? dayAfter(day) : day;
}

/** @param day yyyy-mm-dd */
export function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
}

interface Parts {
  year: string;
  month: number;
  day: number;
  /** The text after the date. */
  rest: string | undefined;
}

function partsOf(text: string, order: DateOrder): Parts | null {
  const inOneWay = namedParts(text) ?? eastAsianParts(text) ?? compactParts(text) ?? partsSince1970(text);
  return inOneWay ?? numericParts(text, order) ?? serialParts(text, order);
}

function eastAsianParts(text: string): Parts | null {
  const [, year, month, day, rest] = EAST_ASIAN.exec(text) ?? [];
  return year ? { year, month: Number(month), day: Number(day), rest } : null;
}

function partsSince1970(text: string): Parts | null {
  const [, seconds] = SINCE_1970.exec(text) ?? [];
  if (seconds === undefined) return null;
  const [year = "", month, day, time] = new Date(Number(seconds) * 1000).toISOString().split(/[-T.]/);
  return { year, month: Number(month), day: Number(day), rest: `${time}Z` };
}

function withoutWeekday(text: string): string {
  return text.replace(WEEKDAY, "");
}

function namedParts(text: string): Parts | null {
  for (const pattern of NAMED) {
    const match = pattern.exec(text);
    const { year, name, day } = match?.groups ?? {};
    const month = name === undefined ? null : monthOf(name);
    if (year && month !== null) return { year, month, day: Number(day), rest: match?.at(-1) };
  }
  return null;
}

function compactParts(text: string): Parts | null {
  const [, year, month, day, hour, minute, second = "00", utc = ""] = COMPACT.exec(text) ?? [];
  const rest = hour && `${hour}:${minute}:${second}${utc}`;
  return year ? { year, month: Number(month), day: Number(day), rest } : null;
}

function numericParts(text: string, order: DateOrder): Parts | null {
  const [, first = "", second, third = "", rest] = NUMERIC.exec(text) ?? [];
  const [one, middle, last] = [Number(first), Number(second), Number(third)];
  // A leading year of four digits is followed by the month everywhere.
  if (first.length === 4) return { year: first, month: middle, day: last, rest };
  if (first.length > 2 || third.length === 3) return null;
  if (order === "dmy") return yearLast({ year: third, month: middle, day: one, rest });
  if (order === "mdy") return yearLast({ year: third, month: one, day: middle, rest });
  return order === "ymd" ? yearFirst({ year: first, month: middle, day: last, rest }, third) : null;
}

function yearFirst(parts: Parts, third: string): Parts | null {
  return parts.year.length === 2 && third.length <= 2 ? parts : null;
}

function yearLast(parts: Parts): Parts | null {
  return parts.year.length < 2 ? null : parts;
}

/**
 * Day 0 of each order. In `serial1900`, day 1 is January 1, 1900, and counts include a February 29 that the year did
 * not have. In `serial1904`, day 0 is January 1, 1904.
 */
const SERIAL_EPOCHS = { serial1900: Date.UTC(1899, 11, 30), serial1904: Date.UTC(1904, 0, 1) };

function serialParts(text: string, order: DateOrder): Parts | null {
  if (order !== "serial1900" && order !== "serial1904") return null;
  const [, days, fraction] = SERIAL.exec(text) ?? [];
  if (!days) return null;
  const date = new Date(SERIAL_EPOCHS[order] + Number(days) * DAY_MS);
  const clock = fraction ? fromSeconds(Number(`0.${fraction}`) * (DAY_MS / 1000)) : null;
  return {
    year: String(date.getUTCFullYear()),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    rest: clock?.time,
  };
}

function fullYear(year: string, today: string): number {
  if (year.length !== 2) return Number(year);
  const thisYear = Number(today.slice(0, 4));
  const inThisCentury = Math.floor(thisYear / 100) * 100 + Number(year);
  const before = inThisCentury - 100;
  return inThisCentury > thisYear && before >= thisYear - REACH_YEARS ? before : inThisCentury;
}

function toDay({ year, month, day }: { year: number; month: number; day: number }): string | null {
  if (year < EARLIEST_YEAR) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year < 10_000;
  return isReal ? date.toISOString().slice(0, 10) : null;
}

/** The languages of Creel, and others whose month names mean nothing else in these. */
const LANGUAGES = ["en", "de", "sv", "es", "fr", "nl", "pl", "fi", "pt", "da", "nb"].concat([
  "it",
  "ca",
  "ro",
  "cs",
  "sk",
  "hu",
  "et",
  "lv",
  "lt",
  "is",
  "tr",
  "ru",
  "uk",
  "bg",
  "el",
]);

const WITH_DAY = [
  { month: "long", day: "numeric", year: "numeric" },
  { month: "short", day: "numeric", year: "numeric" },
] as const;
const ALONE = [{ month: "long" }, { month: "short" }] as const;

let memoized: ReadonlyMap<string, number> | null = null;

/** Returns 1 to 12; `null` if the name is not a month in any of the languages, or means different months in them. */
function monthOf(name: string): number | null {
  memoized ??= nameMonths();
  return memoized.get(key(name)) ?? null;
}

/** Takes the names from the runtime, which also knows declined forms: "26 czerwca 2020", "26. kesäkuuta 2020". */
function nameMonths(): ReadonlyMap<string, number> {
  const found = new Map<string, Set<number>>();
  for (const { name, month } of LANGUAGES.flatMap(namesIn)) {
    const months = found.get(name) ?? new Set();
    found.set(name, months.add(month));
  }
  const plain = [...found].filter(([name, months]) => name !== "" && months.size === 1);
  return new Map(plain.flatMap(([name, months]) => [...months].map((month) => [name, month] as const)));
}

function namesIn(language: string): { name: string; month: number }[] {
  const formats = [...WITH_DAY, ...ALONE].map(
    (options) => new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" }),
  );
  return Array.from({ length: 12 }, (_, index) => index).flatMap((index) =>
    formats.map((format) => ({ name: key(monthIn(format, index)), month: index + 1 })),
  );
}

function monthIn(format: Intl.DateTimeFormat, index: number): string {
  const parts = format.formatToParts(Date.UTC(2020, index, 15));
  return parts.find(({ type }) => type === "month")?.value ?? "";
}

function key(name: string): string {
  return foldText(name).replaceAll(/[^\p{L}]/gu, "");
}
