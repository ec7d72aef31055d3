import { dayAt } from "@creel/domain/dates/clock";
import { DAY_MS } from "@creel/domain/dates/units-of-time";
import type { LearnedDay, WaterConditions, WaterTemperature } from "@creel/domain/waters/gauge";
import { LEAST_READINGS } from "@creel/domain/waters/learned-temperature";

import type { Database } from "../../database/connect.ts";
import type { WaterRow } from "../../database/schema.ts";
import type { GaugeConditions } from "../../weather/gauges/read-gauges.ts";
import type { WeatherProvider } from "../../weather/weather-provider.ts";
import { isLearnable, MAX_AGE_MS } from "../known-temperatures.ts";
import { learnedTemperature } from "../learned-temperature.ts";
import { findTemperatures, type OwnTemperature } from "../readings.repository.ts";
import { countPending } from "../renew-hours.repository.ts";

interface Sources {
  db: Database;
  /** `null` if the weather is turned off; only the angler's readings are then known. */
  weather: WeatherProvider | null;
  /** @throws AppError too_many_requests */
  countQuestion: (calls: number) => Promise<void>;
  /** The angler's time zone. */
  timeZone: string;
  now: Date;
}

/** Returns what is known about a water; of a silent service, the last known values. */
export async function conditionsOf(water: WaterRow, sources: Sources): Promise<WaterConditions> {
  const [readings, pendingTrips, told] = await Promise.all([
    findTemperatures(sources.db, water),
    countPending(sources.db, water),
    askGauge(water, sources),
  ]);
  const { level = null, isSilent = false, attribution } = told ?? {};
  const measured = told && told.temperature;
  return {
    gauge: water.gauge,
    isGaugeDeclined: water.gaugeDeclinedAt !== null,
    level,
    temperature: {
      measured: newestOf(readings, measured, sources.now),
      readings: readings.map((reading) => ({ ...reading, at: reading.at.toISOString() })),
      neededReadings: LEAST_READINGS,
      learned: measured ? [] : await learnedDays(water, readings, sources),
    },
    isSilent,
    pendingTrips,
    attribution: attribution ? [attribution] : [],
  };
}

/** `null` without a gauge. */
async function askGauge(
  { userId, gauge }: WaterRow,
  { weather, countQuestion }: Sources,
): Promise<GaugeConditions | null> {
  return weather && gauge && weather.gauges.conditions({ userId, countQuestion }, gauge);
}

function newestOf(
  readings: readonly OwnTemperature[],
  gauge: GaugeConditions["temperature"],
  now: Date,
): WaterTemperature["measured"] {
  const own = readings.findLast(({ at }) => now.getTime() - at.getTime() <= MAX_AGE_MS);
  const entered = own && { value: own.temperature, at: own.at.toISOString(), by: "angler" as const };
  const isEnteredLast = entered && (!gauge || Date.parse(entered.at) >= Date.parse(gauge.at));
  if (isEnteredLast) return entered;
  return gauge && { ...gauge, by: "gauge" };
}

const LEARNED_DAYS = 365;

async function learnedDays(
  water: WaterRow,
  readings: readonly OwnTemperature[],
  { weather, countQuestion, timeZone, now }: Sources,
): Promise<LearnedDay[]> {
  if (!weather || !isLearnable(water, readings)) return [];
  const { userId, latitude, longitude } = water;
  const asker = { userId, place: { latitude, longitude }, countQuestion };
  const wanted = Array.from({ length: LEARNED_DAYS }, (_, index) =>
    dayAt(now.getTime() - (LEARNED_DAYS - 1 - index) * DAY_MS, timeZone),
  );
  const { days } = await learnedTemperature({ weather }, asker, { readings, days: [...new Set(wanted)] });
  return days;
}
