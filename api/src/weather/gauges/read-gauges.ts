import { DAY_MS, HOUR_MS } from "@creel/domain/dates/units-of-time";
import type { Coordinates } from "@creel/domain/places/coordinates";
import type { Gauge, GaugeNow, GaugeQuantity, GaugeService, RiverLevel } from "@creel/domain/waters/gauge";
import { LEAST_DAYS_OF_YEAR, type YearBasis } from "@creel/domain/waters/gauge-index";
import type { Attribution } from "@creel/domain/weather/provenance";

import type { Database } from "../../database/connect.ts";
import { AppError } from "../../errors/errors.ts";
import { orNull } from "../../errors/or-null.ts";
import type { GaugeHour } from "../../jobs/past-weather.ts";
import type { ReadThrough } from "../cache/answer-cache.ts";
import { gaugeMonths, gaugeNormals, gaugeNow, gaugesNear } from "./gauge-questions.ts";
import type { FoundStation, GaugePoints, GaugeSource } from "./gauge-source.ts";
import type { Gauges } from "./gauges.ts";
import {
  dayOf,
  indexAt,
  isAwaited,
  lastOf,
  levelOf,
  pointAt,
  type River,
  SHOWN_DAYS,
  trendAt,
} from "./river-level.ts";

interface Asker {
  userId: string;
  /** @throws AppError too_many_requests */
  countQuestion: (calls: number) => Promise<void>;
}

export interface NearbyGauges {
  stations: (FoundStation & { service: GaugeService })[];
  /** Services that cover the place and did not answer. */
  silent: GaugeService[];
  attribution: Attribution[];
}

export interface GaugeConditions {
  level: RiverLevel | null;
  /** In °F. */
  temperature: { value: number; at: string } | null;
  /** True if older data is shown, because the service did not answer. */
  isSilent: boolean;
  attribution: Attribution;
}

export interface GaugeProvider {
  /** Asks about the coarse cell of the place. Never throws because a service is silent. */
  near(asker: Asker & { place: Coordinates }): Promise<NearbyGauges>;
  /**
   * Returns the last known values of a silent service.
   * @returns `null` if its service is not in use
   */
  conditions(asker: Asker, gauge: Gauge): Promise<GaugeConditions | null>;
  /**
   * Returns the water in past hours, in their order; `null` if its service is not in use.
   * @throws AppError weather_unavailable
   */
  hours(asker: Asker, gauge: Gauge, hours: readonly Date[]): Promise<GaugeHour[] | null>;
}

interface Reader {
  db: Database;
  readThrough: ReadThrough;
  gauges: Gauges;
  now: () => Date;
}

/** A gauge, as an angler asks about it. */
interface Asked extends Asker {
  source: GaugeSource;
  station: string;
}

export function readGauges(reader: Reader): GaugeProvider {
  const { gauges } = reader;
  return {
    near: (asker) => searchNear(reader, asker),
    async conditions(asker, { service, station }) {
      const source = gauges.of(service);
      return source && readConditions(reader, { ...asker, source, station });
    },
    async hours(asker, { service, station }, hours) {
      const source = gauges.of(service);
      return source && readHours(reader, { ...asker, source, station }, hours);
    },
  };
}

async function searchNear(
  { gauges, readThrough }: Reader,
  { countQuestion, ...asker }: Asker & { place: Coordinates },
): Promise<NearbyGauges> {
  const asked = await Promise.all(
    gauges.covering(asker.place).map(async (source) => {
      const found = await nullIfUnavailable(readThrough(gaugesNear(source, asker), countQuestion));
      return { source, stations: found && found.answer };
    }),
  );
  return {
    stations: asked.flatMap(
      ({ source: { service }, stations }) =>
        stations?.map((station) => Object.assign(station, { service })) ?? [],
    ),
    silent: asked.flatMap(({ source, stations }) => (stations ? [] : source.service)),
    attribution: asked.flatMap(({ source, stations }) => (stations?.length ? source.attribution : [])),
  };
}

async function readConditions(reader: Reader, gauge: Asked): Promise<GaugeConditions> {
  const { source, station, userId } = gauge;
  const question = gaugeNow(source, { userId, station });
  const newest = await orNull(reader.readThrough(question, gauge.countQuestion));
  const isSilent = newest?.staleSeconds !== null;
  const asked = isSilent ? { ...gauge, countQuestion: askNobody } : gauge;
  const [basis, level, flow] = await Promise.all([
    orNull(basisOf(reader, asked)),
    newest?.answer.level === null ? [] : readRecent(reader, asked, "level"),
    newest?.answer.flow === null ? [] : readRecent(reader, asked, "flow"),
  ]);
  const known = newest?.answer ?? lastOf(level, flow);
  return {
    level: hasHeight(known) ? levelOf({ known, level, flow, basis }, reader.now()) : null,
    temperature: temperatureOf(known),
    isSilent,
    attribution: source.attribution,
  };
}

function hasHeight({ level, flow }: GaugeNow): boolean {
  return level !== null || flow !== null;
}

function temperatureOf({ temperature: value, observedAt: at }: GaugeNow): GaugeConditions["temperature"] {
  return value === null || at === null ? null : { value, at };
}

/** @throws AppError weather_unavailable */
async function readHours(reader: Reader, asked: Asked, hours: readonly Date[]): Promise<GaugeHour[]> {
  const [first, last] = [hours[0], hours.at(-1)];
  if (!first || !last) return [];
  const span: Span = [first.getTime() - DAY_MS, last.getTime() + HOUR_MS];
  const basis = await basisOf(reader, asked);
  const level = await readPoints(reader, asked, { quantity: "level", span });
  const needsFlow = level.length === 0 || basis?.quantity === "flow";
  const flow = needsFlow ? await readPoints(reader, asked, { quantity: "flow", span }) : [];
  const temperature = await readPoints(reader, asked, { quantity: "temperature", span });
  return hours.map((hour) => {
    const middle = new Date(hour.getTime() + HOUR_MS / 2);
    if (isAwaited([level, flow], middle, reader.now())) throw new AppError("weather_unavailable");
    const height = pointAt(level, middle);
    return {
      flowIndex: indexAt({ level, flow, basis }, middle),
      levelTrend: trendAt({ level, flow, basis }, middle),
      level: height && height.value,
      levelAt: (height ?? pointAt(flow, middle))?.at ?? null,
      waterTemperature: pointAt(temperature, middle),
    };
  });
}

/** In milliseconds since 1970. */
type Span = [from: number, to: number];

/** Returns the months in UTC, as yyyy-mm. */
function monthsBetween(from: number, to: number): string[] {
  const months: string[] = [];
  const begin = new Date(from);
  for (let step = 0; ; step += 1) {
    const month = new Date(Date.UTC(begin.getUTCFullYear(), begin.getUTCMonth() + step));
    if (month.getTime() > to) return months;
    months.push(month.toISOString().slice(0, "yyyy-mm".length));
  }
}

interface Wanted {
  quantity: GaugeQuantity;
  span: Span;
}

/** Returns the points of all months in the span. @throws AppError weather_unavailable */
async function readPoints(
  reader: Reader,
  { source, ...asker }: Asked,
  { quantity, span }: Wanted,
): Promise<GaugePoints> {
  const monthOf = gaugeMonths(reader);
  const months = monthsBetween(...span).map((month) => monthOf(source, asker, { quantity, month }));
  return (await Promise.all(months)).flatMap(({ answer }) => answer);
}

/** Returns no points of a quantity that the gauge does not have. */
async function readRecent(reader: Reader, asked: Asked, quantity: River): Promise<GaugePoints> {
  const to = reader.now().getTime();
  const from = to - SHOWN_DAYS * DAY_MS;
  const points = await orNull(readPoints(reader, asked, { quantity, span: [from, to] }));
  return (points ?? []).filter(({ at }) => Date.parse(at) >= from);
}

const YEAR_MS = 365 * DAY_MS;

/**
 * Returns the service's usual values. Without any, the gauge is compared with its own readings, if they are of a year.
 * @throws AppError weather_unavailable
 */
async function basisOf(reader: Reader, asked: Asked): Promise<YearBasis | null> {
  const { source, countQuestion, ...asker } = asked;
  const { answer } = await reader.readThrough(gaugeNormals(source, asker), countQuestion);
  if (answer) return answer;
  const to = reader.now().getTime();
  for (const quantity of ["level", "flow"] as const) {
    const latest: Span = [to - SHOWN_DAYS * DAY_MS, to];
    if ((await readPoints(reader, asked, { quantity, span: latest })).length === 0) continue;
    const readings = await readPoints(reader, asked, { quantity, span: [to - YEAR_MS - DAY_MS, to] });
    const days = new Set(readings.map(({ at }) => dayOf(at)));
    return days.size >= LEAST_DAYS_OF_YEAR ? { kind: "ownReadings", quantity, readings } : null;
  }
  return null;
}

/** Passed in to read only cached answers. */
async function askNobody(): Promise<never> {
  throw new AppError("weather_unavailable");
}

/** Other errors, such as a rate limit, are thrown. */
async function nullIfUnavailable<Value>(wanted: Promise<Value>): Promise<Value | null> {
  try {
    return await wanted;
  } catch (error) {
    if (error instanceof AppError && error.code === "weather_unavailable") return null;
    throw error;
  }
}
