import { MINUTE_MS } from "@creel/domain/dates/units-of-time";
import type { AlertsAnswer } from "@creel/domain/weather/alert";

import type { Database } from "../database/connect.ts";
import { AppError } from "../errors/errors.ts";
import { openAnswerCache, type ReadThrough } from "./cache/answer-cache.ts";
import type { CachedAnswer } from "./cache/cached-question.ts";
import { openMonths } from "./open-months.ts";
import type { PlaceFacts } from "./present/place-facts.ts";
import { presentAlerts, severeAlertOf, mergeAlerts } from "./present/present-alerts.ts";
import { presentForecast } from "./present/present-forecast.ts";
import { presentMarine } from "./present/present-marine.ts";
import { type ScoredHour, presentWeather } from "./present/present-weather.ts";
import { rateAhead } from "./present/rate-ahead.ts";
import { alertsFor, conditionsAhead, conditionsNow, seaNow, shoreNear } from "./questions.ts";
import { pastCoast } from "./read-coast.ts";
import { pastHour, pastReader } from "./read-past.ts";
import { makeServices } from "./services.ts";
import type { Reading } from "./sources/sources.ts";
import type { WeatherSettings } from "./sources/weather-settings.ts";
import { type Timeouts, DEFAULT_TIMEOUTS } from "./upstream/timeouts.ts";
import { openUpstream } from "./upstream/upstream.ts";
import type { WeatherRequest, WeatherProvider } from "./weather-provider.ts";

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
  const services = makeServices(settings, { ask, now, timeouts: options.timeouts ?? DEFAULT_TIMEOUTS });
  const readPast = pastReader({ readThrough, source: services.conditions, now });

  /** Near a border, the services of both countries are asked. */
  async function alerts(request: WeatherRequest): Promise<AlertsAnswer> {
    const { place, countQuestion } = request;
    const countries = await placeFacts.countriesNear(place);
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
    const placeName = await placeFacts.placeName(place, language);
    const reader = { units, language };
    return presentWeather(found, { place, placeName, reader, attribution, ...scoredHour }, placeFacts);
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
        unlessSilent(readThrough(conditionsAhead(services.forecast, request), countQuestion)),
        orNull(alerts(request)),
      ]);
      const { attribution } = services.forecast;
      return presentForecast(found, { place, language, now: now(), warned, attribution }, placeFacts);
    },
    ...openMonths({ db: options.db, readThrough, source: services.conditions, now }),
    ratedAhead: makeRatedAhead({ readThrough, services, placeFacts, now }),
    async history(request, date, month) {
      const hour = pastHour({ date, place: request.place }, now(), placeFacts.timeZoneAt);
      const found = await readPast({ ...request, hour, month }, request.countQuestion);
      return present(found, request, { at: hour, severeAlert: null });
    },
    marine: makeMarine({ readThrough, services, now }),
    coast: pastCoast({ readThrough, services }),
  };
}

function makeMarine({
  readThrough,
  services,
  now,
}: Omit<ProviderParts, "placeFacts">): WeatherProvider["marine"] {
  return async ({ countQuestion, ...asker }) => {
    const [sea, shore] = await Promise.allSettled([
      readThrough(seaNow(services.sea, asker), countQuestion),
      readThrough(shoreNear(services.shore, asker), countQuestion),
    ]);
    const attribution = { sea: services.sea.attribution, shore: services.shore.attribution };
    const marine = presentMarine(valueOf(sea), valueOf(shore), { now: now(), attribution });
    // When the sea could not be asked for, an error is right, not the answer that there is no sea.
    if (!marine.available && sea.status === "rejected") throw sea.reason;
    return marine;
  };
}

interface ProviderParts {
  readThrough: ReadThrough;
  services: ReturnType<typeof makeServices>;
  placeFacts: PlaceFacts;
  now: () => Date;
}

function makeRatedAhead(parts: ProviderParts): WeatherProvider["ratedAhead"] {
  const { readThrough, services, placeFacts, now } = parts;
  return async (asker) => {
    const found = await orNull(readThrough(conditionsAhead(services.forecast, asker), askNobody));
    if (!found) return null;
    const hours = rateAhead(found.answer, { place: asker.place, now: now() }, placeFacts);
    return { hours, source: "open-meteo-forecast" };
  };
}

/** Lets only what is cached be read. */
async function askNobody(): Promise<never> {
  throw new AppError("weather_unavailable");
}

/** Scores are computed for the whole minute, so that all requests within it get the same answer. */
function wholeMinute(instant: Date): Date {
  return new Date(instant.getTime() - (instant.getTime() % MINUTE_MS));
}

/** @throws the error of a service, unless another one covers the place */
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

/** `null` when the service is unavailable. Other errors, such as of a limit, are thrown. */
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
