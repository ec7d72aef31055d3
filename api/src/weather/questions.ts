import { DAY_MS, HOUR_MS, MINUTE_MS } from "@creel/domain/dates/units-of-time";
import * as z from "zod/mini";

import {
  type Asker,
  type CachedQuestion,
  FOR_GOOD,
  MAX_AGE_MS,
  NOW,
  withinSlots,
} from "./cache/cached-question.ts";
import { askedCell } from "./sources/asked-cell.ts";
import {
  type SeaMonth,
  type SeaMonthSource,
  seaMonthSchema,
  type ShoreMonth,
  type ShoreMonthSource,
  shoreMonthSchema,
} from "./sources/month-of-coast.ts";
import {
  isComplete,
  type MonthOfReadings,
  type MonthSource,
  monthOfReadingsSchema,
  type RecentAir,
  recentAirSchema,
  type RecentAirSource,
  SETTLED_AFTER_MS,
  spanOfMonth,
} from "./sources/month-of-readings.ts";
import {
  activeAlertsSchema,
  type ActiveAlerts,
  type AlertSource,
  type ConditionsSource,
  type ForecastReading,
  forecastReadingSchema,
  type ForecastSource,
  type Reading,
  readingSchema,
  type Sea,
  type SeaSource,
  seaSchema,
  type Shore,
  shoreSchema,
  type ShoreSource,
} from "./sources/sources.ts";

/*
 * Each function defines a question, its cache key, how long the answer is fresh and how long a stale answer may be
 * used. A change of the stored format must change the number at the end of the source, so that old answers are not read
 * in the new format.
 */

export function conditionsNow(source: ConditionsSource, { userId, place }: Asker): CachedQuestion<Reading> {
  const { name, middle } = askedCell(place, "weather");
  return {
    key: { userId, source: "conditions-1", cell: name, hour: NOW },
    schema: readingSchema,
    // Open-Meteo updates every 15 minutes.
    ...withinSlots(10 * MINUTE_MS),
    staleMs: DAY_MS,
    ask: (signal) => source.now(middle, signal),
  };
}

const forecastSchema = z.array(forecastReadingSchema);

export function conditionsAhead(
  source: ForecastSource,
  { userId, place }: Asker,
): CachedQuestion<ForecastReading[]> {
  const { name, middle } = askedCell(place, "weather");
  return {
    key: { userId, source: "forecast-1", cell: name, hour: NOW },
    schema: forecastSchema,
    // Models run every one to six hours.
    ...withinSlots(30 * MINUTE_MS),
    staleMs: DAY_MS,
    ask: (signal) => source.ahead(middle, signal),
  };
}

/** `hour` has to be a whole hour. */
export function conditionsAt(
  source: ConditionsSource,
  { userId, place }: Asker,
  hour: Date,
): CachedQuestion<Reading> {
  const { name, middle } = askedCell(place, "weather");
  return {
    key: { userId, source: "conditions-1", cell: name, hour },
    schema: readingSchema,
    freshUntil: (_answer, now) =>
      now.getTime() - hour.getTime() > SETTLED_AFTER_MS ? FOR_GOOD : new Date(now.getTime() + 6 * HOUR_MS),
    staleMs: MAX_AGE_MS,
    ask: (signal) => source.at(middle, hour, signal),
  };
}

export const ARCHIVE_MONTH = "archive-month-1";

/**
 * Ten variables for 33 days cost 2.4 calls. If hours are missing, the month is requested again after a day.
 * @param month yyyy-mm, settled
 */
export function conditionsOfMonth(
  source: MonthSource,
  { userId, place }: Asker,
  month: string,
): CachedQuestion<MonthOfReadings> {
  const { name, middle } = askedCell(place, "weather");
  return {
    key: { userId, source: ARCHIVE_MONTH, cell: name, hour: new Date(`${month}-01T00:00:00Z`) },
    schema: monthOfReadingsSchema,
    freshUntil: (answer, now) => (isComplete(answer) ? FOR_GOOD : new Date(now.getTime() + DAY_MS)),
    staleMs: MAX_AGE_MS,
    calls: 3,
    ask: (signal) => source.month(middle, month, signal),
  };
}

/** One variable for 43 days costs 3.1 calls. Days before an old answer are still right. */
export function recentAirOf(source: RecentAirSource, { userId, place }: Asker): CachedQuestion<RecentAir> {
  const { name, middle } = askedCell(place, "weather");
  return {
    key: { userId, source: "recent-air-1", cell: name, hour: NOW },
    schema: recentAirSchema,
    ...withinSlots(6 * HOUR_MS),
    staleMs: MAX_AGE_MS,
    calls: 4,
    ask: (signal) => source.recentAir(middle, signal),
  };
}

export function seaNow(source: SeaSource, { userId, place }: Asker): CachedQuestion<Sea> {
  const { name, middle } = askedCell(place, "weather");
  return {
    key: { userId, source: "sea-1", cell: name, hour: NOW },
    schema: seaSchema,
    ...withinSlots(HOUR_MS),
    staleMs: DAY_MS,
    ask: (signal) => source.now(middle, signal),
  };
}

export function shoreNear(source: ShoreSource, { userId, place }: Asker): CachedQuestion<Shore> {
  const { name, middle } = askedCell(place, "weather");
  return {
    key: { userId, source: "shore-1", cell: name, hour: NOW },
    schema: shoreSchema,
    ...withinSlots(HOUR_MS),
    staleMs: DAY_MS,
    ask: (signal) => source.near(middle, signal),
  };
}

/** @param month yyyy-mm */
export function shoreOfMonth(
  source: ShoreMonthSource,
  { userId, place }: Asker,
  month: string,
): CachedQuestion<ShoreMonth> {
  const { name, middle } = askedCell(place, "weather");
  return {
    key: { userId, source: "shore-month-1", cell: name, hour: new Date(`${month}-01T00:00:00Z`) },
    schema: shoreMonthSchema,
    freshUntil: ({ tides, water }, now) => untilSettled(month, now, tides !== null || water !== null),
    staleMs: MAX_AGE_MS,
    ask: (signal) => source.month(middle, month, signal),
  };
}

/** @param month yyyy-mm */
export function seaOfMonth(
  source: SeaMonthSource,
  { userId, place }: Asker,
  month: string,
): CachedQuestion<SeaMonth> {
  const { name, middle } = askedCell(place, "weather");
  return {
    key: { userId, source: "sea-month-1", cell: name, hour: new Date(`${month}-01T00:00:00Z`) },
    schema: seaMonthSchema,
    freshUntil: (answer, now) => untilSettled(month, now, answer !== null),
    staleMs: MAX_AGE_MS,
    calls: 3,
    ask: (signal) => source.month(middle, month, signal),
  };
}

/** Until a month is settled, it grows every hour. A settled month without data may get data later. */
function untilSettled(month: string, now: Date, isKnown: boolean): Date {
  if (!spanOfMonth(month, now).isSettled) return new Date(now.getTime() + HOUR_MS);
  return isKnown ? FOR_GOOD : new Date(now.getTime() + 7 * DAY_MS);
}

export function alertsFor(source: AlertSource, { userId, place }: Asker): CachedQuestion<ActiveAlerts> {
  const { name, cell } = askedCell(place, "alerts");
  return {
    key: { userId, source: `alerts-${source.name}-2`, cell: name, hour: NOW },
    schema: activeAlertsSchema,
    ...withinSlots(5 * MINUTE_MS),
    staleMs: DAY_MS,
    ask: (signal) => source.active(cell, signal),
  };
}
