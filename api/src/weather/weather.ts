import type { UnitSystem } from "@creel/domain/accounts/user";
import { MINUTE_MS } from "@creel/domain/dates/units-of-time";
import type { Coordinates } from "@creel/domain/places/coordinates";
import type { AlertsAnswer } from "@creel/domain/weather/alert";
import type { Forecast } from "@creel/domain/weather/forecast";
import type { Marine } from "@creel/domain/weather/marine";
import type { Weather } from "@creel/domain/weather/weather";

import type { Database } from "../database/connect.ts";
import { AppError } from "../errors/errors.ts";
import { openAnswerCache } from "./cache/answer-cache.ts";
import type { CachedAnswer } from "./cache/cached-question.ts";
import { pastHour } from "./past-hour.ts";
import type { PlaceFacts } from "./present/place-facts.ts";
import { mergeAlerts, presentAlerts, severeAlertOf } from "./present/present-alerts.ts";
import { presentForecast } from "./present/present-forecast.ts";
import { presentMarine } from "./present/present-marine.ts";
import { type ScoredHour, presentWeather } from "./present/present-weather.ts";
import { alertsFor, conditionsAhead, conditionsAt, conditionsNow, seaNow, shoreNear } from "./questions.ts";
import { makeServices } from "./services.ts";
import type { Reading } from "./sources/sources.ts";
import type { WeatherSettings } from "./sources/weather-settings.ts";
import type { Timeouts } from "./upstream/timeouts.ts";
import { openUpstream } from "./upstream/upstream.ts";

export interface WeatherRequest {
  place: Coordinates;
  units: UnitSystem;
  /** @throws AppError too_many_requests */
  countQuestion: () => Promise<void>;
}

/**
 * The weather, wherever it comes from. Everything but the forecast throws AppError weather_unavailable when there is
 * nothing.
 */
export interface WeatherProvider {
  current(request: WeatherRequest): Promise<Weather>;
  /** The next days; without hours when nobody tells them, for sun and moon are known all the same. */
  forecast(request: WeatherRequest): Promise<Forecast>;
  /**
   * @param date an instant, or a day of the calendar.
   * @throws AppError invalid_input when it is in the future or before 1940
   */
  history(request: WeatherRequest, date: string): Promise<Weather>;
  marine(request: WeatherRequest): Promise<Marine>;
  alerts(request: WeatherRequest): Promise<AlertsAnswer>;
}

export interface WeatherOptions {
  db: Database;
  settings: WeatherSettings;
  placeFacts: PlaceFacts;
  userAgent: string;
  timeouts?: Timeouts;
  now?: () => Date;
}

export function openWeather(options: WeatherOptions): WeatherProvider {
  const { settings, placeFacts, now = () => new Date() } = options;
  const readThrough = openAnswerCache(options);
  const ask = openUpstream(options);
  const services = makeServices(settings, { ask, readThrough, now });

  /** On a border, of both countries: each service speaks of the very place it is asked about. */
  async function alerts({ place, countQuestion }: WeatherRequest): Promise<AlertsAnswer> {
    const countries = await placeFacts.countriesNear(place);
    const sources = new Set(countries.flatMap((country) => services.alerts.get(country) ?? []));
    return mergeAnswers(
      [...sources].map(async (source) =>
        presentAlerts(await readThrough(alertsFor(source, place), countQuestion), source, now()),
      ),
    );
  }

  async function present(found: CachedAnswer<Reading>, request: WeatherRequest, scoredHour: ScoredHour) {
    const { place, units } = request;
    const { attribution } = services.conditions;
    const placeName = await placeFacts.placeName(place);
    return presentWeather(found, { place, placeName, units, attribution, ...scoredHour }, placeFacts);
  }

  return {
    alerts,
    async current(request) {
      const { place, countQuestion } = request;
      const [found, warned] = await Promise.all([
        readThrough(conditionsNow(services.conditions, place), countQuestion),
        orNull(alerts(request)),
      ]);
      const severeAlert = warned && severeAlertOf(warned);
      return present(found, request, { at: wholeMinute(now()), severeAlert });
    },
    async forecast(request) {
      const { place, countQuestion } = request;
      const [found, warned] = await Promise.all([
        unlessSilent(readThrough(conditionsAhead(services.forecast, place), countQuestion)),
        orNull(alerts(request)),
      ]);
      const { attribution } = services.forecast;
      return presentForecast(found, { place, now: now(), warned, attribution }, placeFacts);
    },
    async history(request, date) {
      const { place, countQuestion } = request;
      const hour = pastHour({ date, place }, now(), placeFacts.timeZoneAt);
      const found = await readThrough(conditionsAt(services.conditions, place, hour), countQuestion);
      return present(found, request, { at: hour, severeAlert: null });
    },
    async marine({ place, countQuestion }) {
      const [sea, shore] = await Promise.allSettled([
        readThrough(seaNow(services.sea, place), countQuestion),
        readThrough(shoreNear(services.shore, place), countQuestion),
      ]);
      const attribution = { sea: services.sea.attribution, shore: services.shore.attribution };
      const marine = presentMarine(valueOf(sea), valueOf(shore), { now: now(), attribution });
      // "There is no sea" must not be said by a service that could not be asked.
      if (!marine.available && sea.status === "rejected") throw sea.reason;
      return marine;
    },
  };
}

/** Nothing about a sky is told more finely, and all who ask within a minute are told the same. */
function wholeMinute(instant: Date): Date {
  return new Date(instant.getTime() - (instant.getTime() % MINUTE_MS));
}

/** @throws what a service failed with, unless another one covers the place */
async function mergeAnswers(asked: readonly Promise<AlertsAnswer>[]): Promise<AlertsAnswer> {
  const settled = await Promise.allSettled(asked);
  const answers = settled.map(valueOf).filter((answer) => answer !== null);
  const failed = settled.find((each) => each.status === "rejected");
  if (failed && !answers.some(({ covered }) => covered)) throw failed.reason;
  return mergeAlerts(answers);
}

async function orNull<Value>(wanted: Promise<Value>): Promise<Value | null> {
  try {
    return await wanted;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** `null` when nobody answers; who asks too much is told so. */
async function unlessSilent<Value>(wanted: Promise<Value>): Promise<Value | null> {
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
