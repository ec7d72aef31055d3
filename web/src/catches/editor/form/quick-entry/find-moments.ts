import { cover, type Span } from "@creel/domain/quick-entry/line-part";
import type { WrittenMoment } from "@creel/domain/quick-entry/settle-moment";
import * as english from "chrono-node/en";
import type { Chrono, ParsedResult } from "chrono-node/en";

import { loadLanguage } from "./load-language.ts";

export type FindMoments = (text: string, now: Date) => WrittenMoment[];

/** In this language, and in English where that finds nothing. `now` is on the device's clock, and so is what is found. */
export async function loadFindMoments(locale: string): Promise<FindMoments> {
  const language = await loadLanguage(locale);
  const parsers = [language?.dates ?? [], english.casual].flat().map(withDayAndMonth);
  return (text, now) => {
    const findDates = (taken: readonly Span[]) => findWith(parsers, cover(text, taken), now);
    return language ? language.findMoments(text, toDeviceTime(now), findDates) : findDates([]);
  };
}

/** Returns what the first parser finds that finds anything. */
function findWith(parsers: readonly Chrono[], text: string, now: Date): WrittenMoment[] {
  for (const parser of parsers) {
    const found = parser
      .parse(text, now)
      .filter(isClear)
      .map((result) => toMoment(result, now));
    if (found.length > 0) return found;
  }
  return [];
}

const LAST_MONTH = 12;
const LAST_DAY = 31;

/** "20.11." of many languages, which the library reads with a year alone. */
function withDayAndMonth(parser: Chrono): Chrono {
  const own = parser.clone();
  own.parsers.push({
    pattern: () => /(?<![\d.])(\d{1,2})\.(\d{1,2})\.(?!\d)/,
    extract: (_context, [, day, month]) =>
      Number(month) <= LAST_MONTH && Number(day) <= LAST_DAY
        ? { day: Number(day), month: Number(month) }
        : null,
  });
  return own;
}

/** "Sun" and "fr" are more often words than days. */
function isClear({ text }: ParsedResult): boolean {
  return text.length > "sun".length || /\d/.test(text);
}

const DAYS = ["day", "weekday"] as const;
/** The hour from which on a part of a day may be meant that has begun. */
const PARTS: ReadonlyMap<string, number> = new Map([
  ["midnight", 0],
  ["morning", 4],
  ["noon", 12],
  ["afternoon", 12],
  ["evening", 17],
  ["tonight", 17],
]);
const OF_PART = "casualReference/";

function toMoment({ index, text, start }: ParsedResult, now: Date): WrittenMoment {
  const [part] = [...start.tags()].flatMap((tag) => PARTS.get(tag.replace(OF_PART, "")) ?? []);
  const [, time = null] = toDeviceTime(start.date()).split("T");
  return {
    start: index,
    end: index + text.length,
    ...dayOf(start, part, now),
    time: start.isCertain("hour") ? time : null,
    isHalfKnown: start.isCertain("meridiem") || part !== undefined,
  };
}

const NO_DAY = { day: null, dayBefore: null, isStillToCome: false };

function dayOf(parsed: ParsedDate, part: number | undefined, now: Date) {
  if (part === undefined && !DAYS.some((component) => parsed.isCertain(component))) return NO_DAY;
  const last = lastOf(parsed, part ?? 0, now);
  if (!last) return { ...NO_DAY, day: toDay(parsed.date()) };
  const isStillToCome = last.day < parsed.date();
  return { day: toDay(last.day), dayBefore: toDay(last.before), isStillToCome };
}

type ParsedDate = ParsedResult["start"];

/** Eight years lie between two 29ths of February where the year between them is one of 1900, 2100 and the like. */
const MAX_YEARS = 8;

/**
 * The last time that a day which comes again had begun, and the time before that.
 *
 * @param hour From which on it is meant.
 */
function lastOf(parsed: ParsedDate, hour: number, now: Date): { day: Date; before: Date } | null {
  const back = stepOf(parsed);
  if (!back) return null;
  let day = parsed.date();
  while (new Date(day).setHours(hour, 0, 0, 0) > now.getTime()) day = back(day);
  return { day, before: back(day) };
}

/** `null` for a day that is said with its year, or by how long ago it was. */
function stepOf(parsed: ParsedDate): ((from: Date) => Date) | null {
  // The parser counts the night that comes as a date, and it comes every day.
  if (parsed.tags().has(`${OF_PART}tonight`)) return daysBefore(1);
  if (parsed.isCertain("year")) return null;
  if (parsed.isCertain("day")) return yearBefore;
  return daysBefore(parsed.isCertain("weekday") ? 7 : 1);
}

function daysBefore(count: number): (from: Date) => Date {
  return (from) => {
    const day = new Date(from);
    day.setDate(from.getDate() - count);
    return day;
  };
}

function yearBefore(from: Date): Date {
  const years = Array.from({ length: MAX_YEARS }, (_, index) => {
    const day = new Date(from);
    day.setFullYear(from.getFullYear() - index - 1);
    return day;
  });
  return years.find((day) => day.getDate() === from.getDate()) ?? from;
}

function toDay(date: Date): string {
  return toDeviceTime(date).slice(0, "YYYY-MM-DD".length);
}

/** YYYY-MM-DDTHH:mm on the device's clock. */
export function toDeviceTime(date: Date): string {
  const parts = [date.getMonth() + 1, date.getDate(), date.getHours(), date.getMinutes()];
  const [month, day, hour, minute] = parts.map((part) => String(part).padStart(2, "0"));
  return `${date.getFullYear()}-${month}-${day}T${hour}:${minute}`;
}
