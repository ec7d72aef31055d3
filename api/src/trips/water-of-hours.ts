import { dayAt } from "@creel/domain/dates/clock";
import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import type { FlowBin, LearnedDay } from "@creel/domain/waters/gauge";
import { isNarrowEnough } from "@creel/domain/waters/learned-temperature";

import type { Database } from "../database/connect.ts";
import type { TripHourRow, TripRow } from "../database/schema.ts";
import { AppError } from "../errors/errors.ts";
import type { GaugeHour, PastGauge } from "../jobs/past-weather.ts";
import type { TakeCalls } from "../jobs/work-off.ts";
import { isLearnable } from "../waters/known-temperatures.ts";
import {
  findLevelsByEye,
  findTemperatures,
  type LevelByEye,
  type OwnTemperature,
} from "../waters/readings.repository.ts";
import type { findWaterOf } from "./trip-hours.repository.ts";

/** Returns what the angler's readings tell of a lake's temperature on some days. */
export type PastLearned = (
  asked: {
    userId: string;
    place: { latitude: number; longitude: number };
    readings: readonly OwnTemperature[];
    /** As yyyy-mm-dd on the angler's clock. */
    days: readonly string[];
  },
  countQuestion: TakeCalls,
) => Promise<{ days: LearnedDay[]; isWaiting: boolean }>;

interface Sources {
  db: Database;
  gaugeAt: PastGauge | null;
  learnedAt: PastLearned | null;
  countQuestion: TakeCalls;
}

type Water = NonNullable<Awaited<ReturnType<typeof findWaterOf>>>;

export interface TripOnWater {
  trip: TripRow;
  /** `null` without a named water. */
  water: Water | null;
}

type Row = TripHourRow;

/**
 * Adds level, trend and water temperature to the hours that lack them. A temperature that the angler entered comes
 * first, then that of the water's gauge, of the coast, and of a lake whose temperature is learned. Without a gauge, the
 * level is the one that the angler judged by eye.
 * @returns `isWaiting` is true if a service could not be asked for some hours
 */
export async function withWater(
  { trip, water }: TripOnWater,
  hours: readonly Row[],
  sources: Sources,
): Promise<Filled> {
  if (!water || hours.length === 0) return { rows: [...hours], isWaiting: false };
  const readings = await findTemperatures(sources.db, water);
  const levels = water.gauge ? [] : await findLevelsByEye(sources.db, water);
  const own = hours.map((row) => withLevelByEye(withReading(row, readings), levels));
  const measured = await withGauge(own, { trip, water }, sources);
  const learned = await withLearned(measured.rows, { trip, water, readings }, sources);
  return { rows: learned.rows, isWaiting: measured.isWaiting || learned.isWaiting };
}

/** The temperature of water changes slowly, and so does a river. */
const NEAR_MS = 3 * HOUR_MS;

/** The middle of each bin, as the position within the year that a gauge would have told. */
const INDEX_BY_EYE: Record<FlowBin, number> = { low: 0.125, usual: 0.5, high: 0.875 };

function withLevelByEye(row: Row, levels: readonly LevelByEye[]): Row {
  const near = nearestTo(row, levels);
  return near ? { ...row, flowIndex: INDEX_BY_EYE[near.level], levelAt: near.at } : row;
}

/** Catches do not count, because only hours with a fish would then have a temperature. */
function withReading(row: Row, readings: readonly OwnTemperature[]): Row {
  const near = nearestTo(
    row,
    readings.filter((reading) => reading.of === "water"),
  );
  if (!near) return row;
  return {
    ...row,
    waterTemperatureF: near.temperature,
    waterTemperatureSource: "angler",
    waterTemperatureAt: near.at,
  };
}

/** Returns the reading nearest to the middle of an hour; `null` if none is near. */
function nearestTo<Reading extends { at: Date }>(
  { hour }: Row,
  readings: readonly Reading[],
): Reading | null {
  const middle = hour.getTime() + HOUR_MS / 2;
  const farOf = ({ at }: Reading) => Math.abs(at.getTime() - middle);
  const [nearest] = readings
    .filter((reading) => farOf(reading) <= NEAR_MS)
    .toSorted((one, other) => farOf(one) - farOf(other));
  return nearest ?? null;
}

interface OnWater {
  trip: TripRow;
  water: Water;
}

interface Filled {
  rows: Row[];
  isWaiting: boolean;
}

async function withGauge(
  rows: Row[],
  { trip, water }: OnWater,
  { gaugeAt, countQuestion }: Sources,
): Promise<Filled> {
  const { gauge } = water;
  if (!gaugeAt || !gauge) return { rows, isWaiting: false };
  const hours = rows.map(({ hour }) => hour);
  const told = await orSilent(gaugeAt({ userId: trip.userId, gauge, hours }, countQuestion));
  if (told === "silent") return { rows, isWaiting: true };
  return {
    rows: rows.map((row, index) => withGaugeHour(row, told?.[index] ?? null, trip)),
    isWaiting: false,
  };
}

function withGaugeHour(row: Row, told: GaugeHour | null, trip: TripRow): Row {
  if (!told) return row;
  const { flowIndex, levelTrend, level, levelAt, waterTemperature } = told;
  return {
    ...row,
    flowIndex: row.flowIndex ?? flowIndex,
    levelTrend: row.levelTrend ?? levelTrend,
    levelFt: row.levelFt ?? level,
    levelAt: row.levelAt ?? levelAt,
    ...(waterTemperature &&
      wantsTemperature(trip, row) && {
        waterTemperatureF: waterTemperature.value,
        waterTemperatureSource: "gauge" as const,
        waterTemperatureAt: waterTemperature.at,
      }),
  };
}

/** Hours of before 0080 do not have the time of the gauge's temperature. */
function wantsTemperature(
  trip: TripRow,
  { waterTemperatureF, waterTemperatureSource, waterTemperatureAt }: Row,
): boolean {
  if (trip.waterTemperatureF !== null) return false;
  if (waterTemperatureSource === "gauge") return waterTemperatureAt === null;
  return waterTemperatureF === null || waterTemperatureSource !== "angler";
}

/** Fills in the learned temperature of a lake where nobody measured one, if it is sure enough for rates. */
async function withLearned(
  rows: Row[],
  { trip, water, readings }: OnWater & { readings: readonly OwnTemperature[] },
  { learnedAt, countQuestion }: Sources,
): Promise<Filled> {
  const isWanted = ({ waterTemperatureF }: Row) => waterTemperatureF === null;
  const isNeeded = trip.waterTemperatureF === null && rows.some(isWanted);
  if (!learnedAt || !isNeeded || !isLearnable(water, readings)) return { rows, isWaiting: false };
  const dayOf = ({ hour }: Row) => dayAt(hour, trip.timeZone);
  const days = [...new Set(rows.map(dayOf))];
  const { userId, latitude, longitude } = water;
  const asked = { userId, place: { latitude, longitude }, readings, days };
  const learned = await learnedAt(asked, countQuestion);
  const byDay = new Map(learned.days.map((day) => [day.date, day]));
  const filled = rows.map((row) => {
    const day = byDay.get(dayOf(row));
    if (!day || !isWanted(row) || !isNarrowEnough(day)) return row;
    return { ...row, waterTemperatureF: day.value, waterTemperatureSource: "learned" as const };
  });
  return { rows: filled, isWaiting: learned.isWaiting };
}

/** Returns "silent" if a service could not be asked. */
export async function orSilent<Answer>(asked: Promise<Answer>): Promise<Answer | "silent"> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof AppError) return "silent";
    throw error;
  }
}
