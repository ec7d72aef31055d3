import { isOfHour } from "@creel/domain/catches/conditions-of-hour";
import { HOUR_MS, MINUTE_MS } from "@creel/domain/dates/units-of-time";
import { scoreRule } from "@creel/domain/fishing-score/score-rule";
import type { SolunarNow } from "@creel/domain/moon/sky-events";
import type { Coordinates } from "@creel/domain/places/coordinates";
import { clockHours } from "@creel/domain/trips/clock-hours";
import type { Tide } from "@creel/domain/weather/tide-at";
import type { Weather } from "@creel/domain/weather/weather";
import { fromAbsolute } from "@internationalized/date";

import type { Database } from "../database/connect.ts";
import type { TripHourRow, TripRow } from "../database/schema.ts";
import { AppError } from "../errors/errors.ts";
import { monthToAsk, type PastCoast, type PastGauge, type PastWeather } from "../jobs/past-weather.ts";
import { takeNextToFill } from "../jobs/take-next.repository.ts";
import { countWithin, type Run, type TakeCalls, workOff } from "../jobs/work-off.ts";
import { calculatedTide } from "../weather/read-coast.ts";
import { findHours } from "./record/trip-parts.repository.ts";
import { findWaterOf, storeHours } from "./trip-hours.repository.ts";
import { orSilent, type PastLearned, type TripOnWater, withWater } from "./water-of-hours.ts";

interface Sources {
  db: Database;
  /** This and the next three are `null` if the weather is turned off. */
  weatherAt: PastWeather | null;
  coastAt: PastCoast | null;
  gaugeAt: PastGauge | null;
  learnedAt: PastLearned | null;
  takeCalls: TakeCalls;
  moonAt: (instant: Date) => { elongation: number };
  sunAltitude: (place: Coordinates, instant: Date) => number;
  solunarNow: (place: Coordinates, instant: Date) => SolunarNow;
  now?: () => Date;
}

const MAX_TRIPS = 200;
/** The last try is about four days after the trip was saved. */
const MAX_TRIES = 12;
/** Services of water are asked for another month, while the weather of the hours is already stored. */
const MAX_WATER_TRIES = 40;

type Ask = (place: Coordinates, hour: Date) => Promise<Weather | null>;

/**
 * Fills in the conditions of the hours of ended trips, the latest first, one after the other. If the weather will never
 * be known, only sun, moon and tide are filled in. Existing hours keep their values and only get
 * those of the coast and of the water. If only these are missing, only they are asked for later.
 * @returns the number of completed trips
 */
export async function completeTripHours(sources: Sources): Promise<number> {
  const { db, now = () => new Date() } = sources;
  return workOff({
    most: MAX_TRIPS,
    takeNext: () => takeNextToFill(db, "trips", now()),
    async complete(trip, run) {
      const stored = await findHours(db, trip);
      const hours =
        stored.length > 0 ? stored : await hoursOfTrip(trip, sources, askWithin(sources, trip, run));
      if (!hours) return { hasFailed: true, isCompleted: false };
      const water = await findWaterOf(db, trip);
      const coastal = await withCoast(hours, coastOf({ trip, water }, sources, run));
      const countQuestion = countWithin(run, sources.takeCalls);
      const { rows, isWaiting } = await withWater({ trip, water }, coastal.rows, {
        ...sources,
        countQuestion,
      });
      const isLast = !(isWaiting || coastal.isWaiting) || trip.fillTries >= MAX_WATER_TRIES;
      return { hasFailed: false, isCompleted: await storeHours(db, trip, { hours: rows, isLast }) };
    },
  });
}

/** The returned function gives `null` for an hour that no service knows. @throws AppError weather_unavailable */
function askWithin(
  { weatherAt, takeCalls }: Sources,
  { userId, startedOn, fillTries }: TripRow,
  run: Run,
): Ask {
  const month = monthToAsk(startedOn, fillTries);
  return async (place, hour) => {
    if (!weatherAt) return null;
    try {
      const weather = await weatherAt({ userId, place, instant: hour, month }, countWithin(run, takeCalls));
      return isOfHour(weather.current, hour) ? weather : null;
    } catch (error) {
      if (error instanceof AppError && error.code === "invalid_input") return null;
      throw error;
    }
  };
}

/** @returns functions that find the coast's part of an hour; `null` without a place */
function coastOf({ trip, water }: TripOnWater, { coastAt, takeCalls }: Sources, run: Run): Coast | null {
  const { userId, latitude, longitude } = trip;
  if (latitude === null || longitude === null) return null;
  const kind = water?.kind ?? null;
  const place = { latitude, longitude };
  return {
    ask: coastAt && ((hour) => coastAt({ userId, place, hour, kind }, countWithin(run, takeCalls))),
    calculateTide: (hour) => calculatedTide(place, { hour, kind }),
  };
}

/** `null` while the weather may still become available. */
async function hoursOfTrip(trip: TripRow, sources: Sources, ask: Ask): Promise<TripHourRow[] | null> {
  const { latitude, longitude, endedAt, startedAt, timeZone } = trip;
  if (latitude === null || longitude === null || endedAt === null) return [];
  const place = { latitude, longitude };
  const { offset } = fromAbsolute(startedAt.getTime(), timeZone);
  const rows: TripHourRow[] = [];
  for (const hour of clockHours({ startedAt, endedAt }, offset)) {
    try {
      rows.push(rowOf(trip, hour, { ...skyOf(place, hour, sources), ...weatherOf(await ask(place, hour)) }));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (trip.fillTries < MAX_TRIES) return null;
      rows.push(rowOf(trip, hour, { ...skyOf(place, hour, sources), ...weatherOf(null) }));
    }
  }
  return rows;
}

function rowOf(
  { userId, id }: TripRow,
  hour: Date,
  conditions: Omit<TripHourRow, "userId" | "tripId" | "hour">,
): TripHourRow {
  return { userId, tripId: id, hour, ...conditions };
}

/** Computes the sky at the middle of the hour. */
function skyOf(place: Coordinates, hour: Date, { moonAt, sunAltitude, solunarNow }: Sources) {
  const middle = new Date(hour.getTime() + HOUR_MS / 2);
  const altitude = sunAltitude(place, middle);
  return {
    sunAltitude: altitude,
    isSunRising: sunAltitude(place, new Date(middle.getTime() + MINUTE_MS)) > altitude,
    moonElongation: moonAt(middle).elongation,
    solunar: solunarNow(place, middle).current?.kind ?? null,
  };
}

function weatherOf(weather: Weather | null) {
  const current = weather?.current;
  return {
    weatherCode: current?.conditions.code ?? null,
    airTemperatureF: current?.temperature ?? null,
    ...windOf(current?.wind),
    ...pressureOf(current),
    cloudCover: current?.cloudCover ?? null,
    waterTemperatureF: null,
    waterTemperatureSource: null,
    waterTemperatureAt: null,
    flowIndex: null,
    levelTrend: null,
    levelFt: null,
    levelAt: null,
    tide: null,
    ...scoreOf(weather),
  };
}

function scoreOf(weather: Weather | null) {
  return {
    score: weather && weather.fishing.score,
    scoreRule: weather && scoreRule(),
    source: weather && weather.source,
  };
}

function windOf(wind: Weather["current"]["wind"] | undefined) {
  return {
    windSpeedMph: wind?.speed ?? null,
    windGustMph: wind?.gust ?? null,
    windDegrees: wind?.direction ?? null,
  };
}

function pressureOf(current: Weather["current"] | undefined) {
  return {
    barometricPressureInhg: current?.pressure ?? null,
    pressureChangeInhg: current?.pressureChange ?? null,
  };
}

interface Coast {
  /** `null` if the weather is turned off. @throws AppError weather_unavailable */
  ask: ((hour: Date) => ReturnType<PastCoast>) | null;
  calculateTide: (hour: Date) => Promise<Tide | null>;
}

/**
 * Adds tide and water temperature to the hours that lack them. While the services are silent, the tide is calculated.
 * @returns `isWaiting` is true if a service could not be asked for some hours
 */
async function withCoast(
  hours: readonly TripHourRow[],
  coast: Coast | null,
): Promise<{ rows: TripHourRow[]; isWaiting: boolean }> {
  const rows: TripHourRow[] = [];
  let isWaiting = false;
  for (const row of hours) {
    const answer = coast?.ask && !isWaiting ? await orSilent(coast.ask(row.hour)) : null;
    if (answer === "silent") isWaiting = true;
    const found = answer === "silent" || answer === null ? await withoutServices(row, coast) : answer;
    rows.push(withMissing(row, found));
  }
  return { rows, isWaiting };
}

async function withoutServices(
  { tide, hour }: TripHourRow,
  coast: Coast | null,
): Promise<Awaited<ReturnType<PastCoast>>> {
  return { tide: tide ?? (coast && (await coast.calculateTide(hour))), waterTemperature: null };
}

function withMissing(
  row: TripHourRow,
  { tide, waterTemperature }: Awaited<ReturnType<PastCoast>>,
): TripHourRow {
  const isNew = row.waterTemperatureF === null && waterTemperature !== null;
  return {
    ...row,
    tide: row.tide ?? tide,
    ...(isNew && { waterTemperatureF: waterTemperature, waterTemperatureSource: "coast" }),
  };
}
