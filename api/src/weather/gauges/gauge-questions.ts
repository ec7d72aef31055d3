import { DAY_MS, HOUR_MS, MINUTE_MS } from "@creel/domain/dates/units-of-time";
import type { Coordinates } from "@creel/domain/places/coordinates";
import { kilometersBetween } from "@creel/domain/places/distance";
import { MILES_TO_KILOMETERS } from "@creel/domain/units/conversions";
import { GAUGE_LIMITS, type GaugeQuantity } from "@creel/domain/waters/gauge";
import * as z from "zod/mini";

import type { Database } from "../../database/connect.ts";
import type { ReadThrough } from "../cache/answer-cache.ts";
import { findAnswer } from "../cache/answers.repository.ts";
import {
  type Asker,
  type CachedAnswer,
  type CachedQuestion,
  FOR_GOOD,
  MAX_AGE_MS,
  NOW,
  withinSlots,
} from "../cache/cached-question.ts";
import { askedCell } from "../sources/asked-cell.ts";
import {
  type FoundStation,
  foundStationSchema,
  type GaugeNormals,
  gaugeNormalsSchema,
  type GaugePoints,
  gaugePointsSchema,
  type GaugeReadings,
  gaugeReadingsSchema,
  type GaugeSource,
  type SearchBox,
} from "./gauge-source.ts";
import { mergePoints } from "./points.ts";

/** A degree of latitude is at least 110.5 km long. */
const KILOMETERS_PER_DEGREE = 110.5;
/** Borders of boxes are on the grid of the coarse cells. */
const CELL_DEGREES = 0.2;
/** Close to the poles, a degree of longitude has no length. */
const LEAST_COSINE = 0.2;

/** Returns the box that holds every place within 30 miles of any place in the cell, on the borders of cells. */
export function searchBox(place: Coordinates): SearchBox {
  const { name, middle, cell } = askedCell(place, "gauges");
  const radius = MILES_TO_KILOMETERS.fromApi(GAUGE_LIMITS.miles);
  const up = radius / KILOMETERS_PER_DEGREE;
  const poleward = Math.min(90, Math.max(Math.abs(cell.south), Math.abs(cell.north)) + up);
  const aside = up / Math.max(LEAST_COSINE, Math.cos((poleward * Math.PI) / 180));
  const corner = kilometersBetween(middle, { latitude: cell.south, longitude: cell.west }) ?? 0;
  return {
    name,
    middle,
    radiusKm: Math.ceil(radius + corner),
    west: Math.max(-180, wholeCells(cell.west - aside, Math.floor)),
    south: Math.max(-90, wholeCells(cell.south - up, Math.floor)),
    east: Math.min(180, wholeCells(cell.east + aside, Math.ceil)),
    north: Math.min(90, wholeCells(cell.north + up, Math.ceil)),
  };
}

function wholeCells(degrees: number, round: (cells: number) => number): number {
  return Math.round(round(degrees / CELL_DEGREES) * CELL_DEGREES * 10) / 10 + 0;
}

const stationsSchema = z.array(foundStationSchema);

/** `now` of a station is as old as the answer, up to a week. */
export function gaugesNear(source: GaugeSource, { userId, place }: Asker): CachedQuestion<FoundStation[]> {
  const box = searchBox(place);
  return {
    key: { userId, source: `gauges-${source.service}-1`, cell: box.name, hour: NOW },
    schema: stationsSchema,
    freshUntil: (_answer, now) => new Date(now.getTime() + 7 * DAY_MS),
    staleMs: 7 * DAY_MS + MAX_AGE_MS,
    ask: (signal) => source.stationsNear(box, signal),
  };
}

/** The gauge that an angler chose. Its cell in the cache is the service's id, because the gauge's place is public. */
interface GaugeAsker {
  userId: string;
  station: string;
}

export function gaugeNow(
  source: GaugeSource,
  { userId, station }: GaugeAsker,
): CachedQuestion<GaugeReadings> {
  return {
    key: { userId, source: `gauge-now-${source.service}-1`, cell: station, hour: NOW },
    schema: gaugeReadingsSchema,
    // Most gauges report every 15 minutes.
    ...withinSlots(15 * MINUTE_MS),
    // The page shows the last known value with its age.
    staleMs: MAX_AGE_MS,
    ask: (signal) => source.now(station, signal),
  };
}

export function gaugeNormals(
  source: GaugeSource,
  { userId, station }: GaugeAsker,
): CachedQuestion<GaugeNormals> {
  return {
    key: { userId, source: `gauge-normals-${source.service}-1`, cell: station, hour: NOW },
    schema: gaugeNormalsSchema,
    freshUntil: (_answer, now) => new Date(now.getTime() + 30 * DAY_MS),
    staleMs: 30 * DAY_MS + MAX_AGE_MS,
    ask: async (signal) => (source.normals ? source.normals(station, signal) : null),
  };
}

interface AskedMonth {
  quantity: GaugeQuantity;
  /** yyyy-mm in UTC. */
  month: string;
}

/** The last readings of a month arrive within hours. */
const SETTLED_AFTER_MS = DAY_MS;

/** @param known readings of that month that the service may no longer have */
function gaugeMonth(
  source: GaugeSource,
  { userId, station }: GaugeAsker,
  { quantity, month, known }: AskedMonth & { known: GaugePoints },
): CachedQuestion<GaugePoints> {
  return {
    key: monthKey(source, { userId, station }, { quantity, month }),
    schema: gaugePointsSchema,
    freshUntil: (answer, now) => untilSettled(month, now, answer.length > 0),
    staleMs: MAX_AGE_MS,
    ask: async (signal) => mergePoints(known, await source.month({ station, quantity, month }, signal)),
  };
}

function monthKey(
  { service }: GaugeSource,
  { userId, station }: GaugeAsker,
  { quantity, month }: AskedMonth,
) {
  const hour = new Date(`${month}-01T00:00:00Z`);
  return { userId, source: `gauge-month-${service}-${quantity}-1`, cell: station, hour };
}

/** A month without readings may get some later. */
function untilSettled(month: string, now: Date, isKnown: boolean): Date {
  const begin = new Date(`${month}-01T00:00:00Z`);
  const end = Date.UTC(begin.getUTCFullYear(), begin.getUTCMonth() + 1);
  if (now.getTime() - end < SETTLED_AFTER_MS) return new Date(now.getTime() + HOUR_MS);
  return isKnown ? FOR_GOOD : new Date(now.getTime() + 7 * DAY_MS);
}

interface MonthReader {
  db: Database;
  readThrough: ReadThrough;
}

/**
 * Returns a reader of months. Services forget readings after a month, so those of an earlier answer are kept.
 * @throws AppError weather_unavailable if there is no answer
 */
export function gaugeMonths({ db, readThrough }: MonthReader) {
  return async (
    source: GaugeSource,
    { countQuestion, ...asker }: GaugeAsker & { countQuestion: (calls: number) => Promise<void> },
    asked: AskedMonth,
  ): Promise<CachedAnswer<GaugePoints>> => {
    const row = await findAnswer(db, monthKey(source, asker, asked));
    const stored = z.safeParse(gaugePointsSchema, JSON.parse(row?.answer ?? "null"));
    const question = gaugeMonth(source, asker, { ...asked, known: stored.data ?? [] });
    return readThrough(question, countQuestion);
  };
}
