import { HOUR_MS, MINUTE_MS } from "@creel/domain/dates/units-of-time";
import type { Coordinates } from "@creel/domain/places/coordinates";
import { parseDate, parseDateTime } from "@internationalized/date";

import { AppError } from "../errors/errors.ts";
import type { ReadThrough } from "./cache/answer-cache.ts";
import type { CachedAnswer } from "./cache/cached-question.ts";
import type { PlaceFacts } from "./present/place-facts.ts";
import { type Asker, conditionsAt, conditionsOfMonth } from "./questions.ts";
import { type MonthSource, readingOfMonth, spanOfMonth } from "./sources/month-of-readings.ts";
import type { ConditionsSource, Reading } from "./sources/sources.ts";

/** How far a client's clock may be ahead. */
const AHEAD_MS = 5 * MINUTE_MS;
const EARLIEST_MS = Date.parse("1940-01-01T00:00:00Z");

interface Asked {
  /** An instant, or a day of the calendar. */
  date: string;
  place: Coordinates;
}

/**
 * The whole hour nearest to what was asked for; a day means its noon on the clocks of the place, or now while that
 * is to come.
 * @throws AppError invalid_input
 */
export function pastHour({ date, place }: Asked, now: Date, timeZoneAt: PlaceFacts["timeZoneAt"]): Date {
  const isDay = !date.includes("T");
  const asked = isDay ? noonOf(date, { timeZone: timeZoneAt(place), now }) : Date.parse(date);
  if (asked > now.getTime() + AHEAD_MS) throw refusal("weather_in_future");
  if (asked < EARLIEST_MS) throw refusal("weather_before");
  return new Date(Math.round(asked / HOUR_MS) * HOUR_MS);
}

function noonOf(day: string, { timeZone, now }: { timeZone: string; now: Date }): number {
  const noon = parseDateTime(`${day}T12:00`).toDate(timeZone).getTime();
  const hasBegun = parseDate(day).toDate(timeZone) <= now;
  return hasBegun ? Math.min(noon, now.getTime()) : noon;
}

function refusal(code: "weather_in_future" | "weather_before"): AppError {
  return new AppError("invalid_input", { fields: { date: { code } } });
}

interface PastReading extends Asker {
  hour: Date;
  /** yyyy-mm; `null`: the hour alone is asked for. */
  month: string | null;
}

type CountQuestion = (calls: number) => Promise<void>;

interface PastReader {
  readThrough: ReadThrough;
  source: ConditionsSource & MonthSource;
  now: () => Date;
}

/** Reads an hour out of its month, or alone while that is not settled or where its answer lacks the hour. */
export function pastReader({ readThrough, source, now }: PastReader) {
  async function readOfMonth({ hour, month, ...asker }: PastReading, countQuestion: CountQuestion) {
    if (month === null || !spanOfMonth(month, now()).isSettled) return null;
    const found = await readThrough(conditionsOfMonth(source, asker, month), countQuestion);
    const answer = readingOfMonth(found.answer, hour);
    return answer && { ...found, answer };
  }

  return async (asked: PastReading, countQuestion: CountQuestion): Promise<CachedAnswer<Reading>> =>
    (await readOfMonth(asked, countQuestion)) ??
    readThrough(conditionsAt(source, asked, asked.hour), countQuestion);
}
