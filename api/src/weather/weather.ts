import { MINUTE_MS, HOUR_MS } from "@creel/domain/dates/units-of-time";
import type { Coordinates } from "@creel/domain/places/coordinates";
import type { AlertsAnswer } from "@creel/domain/weather/alert";
import type { Marine } from "@creel/domain/weather/marine";
import { parseDate, parseDateTime } from "@internationalized/date";

import type { Database } from "../database/connect.ts";
import { AppError } from "../errors/errors.ts";
import { orNull } from "../errors/or-null.ts";
import { openAnswerCache, type ReadThrough } from "./cache/answer-cache.ts";
import type { Asker, CachedAnswer } from "./cache/cached-question.ts";
import { makeGauges } from "./gauges/gauges.ts";
import { readGauges } from "./gauges/read-gauges.ts";
import { openMonths } from "./open-months.ts";
import type { PlaceLookups } from "./present/place-lookups.ts";
import { presentAlerts, severeAlertOf, mergeAlerts } from "./present/present-alerts.ts";
import { presentForecast } from "./present/present-forecast.ts";
import { presentMarine } from "./present/present-marine.ts";
import { type ScoredHour, presentWeather } from "./present/present-weather.ts";
import { rateAhead } from "./present/rate-ahead.ts";
import {
  alertsFor,
  conditionsAhead,
  conditionsNow,
  seaNow,
  shoreNear,
  conditionsAt,
  conditionsOfMonth,
} from "./questions.ts";
import { pastCoast } from "./read-coast.ts";
import { makeServices } from "./services.ts";
import { type MonthSource, readingOfMonth, spanOfMonth } from "./sources/month-of-readings.ts";
import type { Reading, ConditionsSource } from "./sources/sources.ts";
import type { WeatherSettings } from "./sources/weather-settings.ts";
import { nearestTides } from "./tides/tide-stations.ts";
import { type Timeouts, DEFAULT_TIMEOUTS } from "./upstream/timeouts.ts";
import { openUpstream } from "./upstream/upstream.ts";
import type { WeatherRequest, WeatherProvider } from "./weather-provider.ts";

export interface WeatherOptions {
  db: Database;
  settings: Omit<WeatherSettings, "timeoutMs">;
  placeLookups: PlaceLookups;
  userAgent: string;
  timeouts?: Timeouts;
  now?: () => Date;
}

export function openWeather(options: WeatherOptions): WeatherProvider {
  const { settings, placeLookups, now = () => new Date() } = options;
  const readThrough = openAnswerCache(options);
  const ask = openUpstream(options);
  const services = makeServices(settings, { ask, now, timeouts: options.timeouts ?? DEFAULT_TIMEOUTS });
  const gauges = makeGauges(settings.gauges, { ask, now });
  const readPast = pastReader({ readThrough, source: services.conditions, now });

  /** Near a border, the services of both countries are asked. */
  async function alerts(request: WeatherRequest): Promise<AlertsAnswer> {
    const { place, countQuestion } = request;
    const countries = await placeLookups.countriesNear(place);
    const sources = new Set(countries.flatMap((country) => services.alerts.get(country) ?? []));
    return mergeAnswers(
      [...sources].map(async (source) =>
        presentAlerts(await readThrough(alertsFor(source, request), countQuestion), source, {
          place,
          now: now(),
        }),
      ),
    );
  }

  async function present(found: CachedAnswer<Reading>, request: WeatherRequest, scoredHour: ScoredHour) {
    const { place, units, language } = request;
    const { attribution } = services.conditions;
    const placeName = await placeLookups.placeName(place, language);
    const reader = { units, language };
    return presentWeather(found, { place, placeName, reader, attribution, ...scoredHour }, placeLookups);
  }

  return {
    alerts,
    async current(request) {
      const [found, warned] = await Promise.all([
        readThrough(conditionsNow(services.conditions, request), request.countQuestion),
        orNull(alerts(request)),
      ]);
      const severeAlert = warned && severeAlertOf(warned);
      return present(found, request, { at: wholeMinute(now()), severeAlert });
    },
    async forecast(request) {
      const { place, language, countQuestion } = request;
      const [found, warned] = await Promise.all([
        nullIfUnavailable(readThrough(conditionsAhead(services.forecast, request), countQuestion)),
        orNull(alerts(request)),
      ]);
      const { attribution } = services.forecast;
      return presentForecast(found, { place, language, now: now(), warned, attribution }, placeLookups);
    },
    ...openMonths({ db: options.db, readThrough, source: services.conditions, now }),
    ratedAhead: makeRatedAhead({ readThrough, services, placeLookups, now }),
    async history(request, date, month) {
      const hour = pastHour({ date, place: request.place }, now(), placeLookups.timeZoneAt);
      const found = await readPast({ ...request, hour, month }, request.countQuestion);
      return present(found, request, { at: hour, severeAlert: null });
    },
    marine: makeMarine({ readThrough, services, now }),
    coast: pastCoast({ readThrough, services }),
    gauges: readGauges({ db: options.db, readThrough, gauges, now }),
  };
}

function makeMarine({
  readThrough,
  services,
  now,
}: Omit<ProviderParts, "placeLookups">): WeatherProvider["marine"] {
  return async ({ countQuestion, ...asker }) => {
    const [sea, shore] = await Promise.allSettled([
      readThrough(seaNow(services.sea, asker), countQuestion),
      readThrough(shoreNear(services.shore, asker), countQuestion),
    ]);
    const attribution = { sea: services.sea.attribution, shore: services.shore.attribution };
    const station = await nearestTides(asker.place);
    const marine = presentMarine(valueOf(sea), valueOf(shore), { now: now(), attribution, station });
    // If the sea service failed, throw its error instead of answering that there is no sea.
    if (!marine.available && sea.status === "rejected") throw sea.reason;
    return marine;
  };
}

/** The marine answer of a Creel whose weather is turned off: tides, which Creel calculates. */
export async function marineWithoutServices(place: Coordinates, now: Date): Promise<Marine> {
  return presentMarine(null, null, { now, attribution: null, station: await nearestTides(place) });
}

interface ProviderParts {
  readThrough: ReadThrough;
  services: ReturnType<typeof makeServices>;
  placeLookups: PlaceLookups;
  now: () => Date;
}

function makeRatedAhead(parts: ProviderParts): WeatherProvider["ratedAhead"] {
  const { readThrough, services, placeLookups, now } = parts;
  return async (asker) => {
    const found = await orNull(readThrough(conditionsAhead(services.forecast, asker), askNobody));
    if (!found) return null;
    const hours = rateAhead(found.answer, { place: asker.place, now: now() }, placeLookups);
    return { hours, source: "open-meteo-forecast" };
  };
}

/** Passed in to read only cached answers. */
async function askNobody(): Promise<never> {
  throw new AppError("weather_unavailable");
}

/** Scores are computed for the whole minute, so that all requests within it get the same answer. */
function wholeMinute(instant: Date): Date {
  return new Date(instant.getTime() - (instant.getTime() % MINUTE_MS));
}

/** @throws the error of a service, unless another service covers the place */
async function mergeAnswers(asked: readonly Promise<AlertsAnswer>[]): Promise<AlertsAnswer> {
  const settled = await Promise.allSettled(asked);
  const answers = settled.map(valueOf).filter((answer) => answer !== null);
  const failed = settled.find((each) => each.status === "rejected");
  if (failed && !answers.some(({ covered }) => covered)) throw failed.reason;
  return mergeAlerts(answers);
}

/** `null` if the service is unavailable. Other errors, such as a rate limit, are thrown. */
async function nullIfUnavailable<Value>(wanted: Promise<Value>): Promise<Value | null> {
  try {
    return await wanted;
  } catch (error) {
    if (error instanceof AppError && error.code === "weather_unavailable") return null;
    throw error;
  }
}

function valueOf<Value>(settled: PromiseSettledResult<Value>): Value | null {
  if (settled.status === "fulfilled") return settled.value;
  if (settled.reason instanceof AppError) return null;
  throw settled.reason;
}

/** How far a client's clock may be ahead. */
const AHEAD_MS = 5 * MINUTE_MS;
const EARLIEST_MS = Date.parse("1940-01-01T00:00:00Z");

interface Asked {
  /** An instant, or a calendar day. */
  date: string;
  place: Coordinates;
}

/**
 * Returns the whole hour nearest to the requested time. For a day it uses local noon, or now if noon is still to come.
 * @throws AppError invalid_input
 */
function pastHour({ date, place }: Asked, now: Date, timeZoneAt: PlaceLookups["timeZoneAt"]): Date {
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
  /** yyyy-mm; `null` asks for the hour alone. */
  month: string | null;
}

type CountQuestion = (calls: number) => Promise<void>;

interface PastReader {
  readThrough: ReadThrough;
  source: ConditionsSource & MonthSource;
  now: () => Date;
}

/** Reads an hour from its month. Reads it alone if the month is not settled or lacks the hour. */
function pastReader({ readThrough, source, now }: PastReader) {
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
