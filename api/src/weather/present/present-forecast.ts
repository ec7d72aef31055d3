import { DAY_MS, HOUR_MS } from "@creel/domain/dates/units-of-time";
import type { SevereAlert } from "@creel/domain/fishing-score/fishing-hour";
import { rateHour } from "@creel/domain/fishing-score/fishing-score";
import { scoreRule } from "@creel/domain/fishing-score/score-rule";
import { solunarAt } from "@creel/domain/moon/sky-events";
import type { Coordinates } from "@creel/domain/places/coordinates";
import type { AlertsAnswer } from "@creel/domain/weather/alert";
import type { Forecast, ForecastHour } from "@creel/domain/weather/forecast";
import type { Attribution } from "@creel/domain/weather/provenance";
import type { I18n } from "@lingui/core";

import type { CachedAnswer } from "../cache/cached-question.ts";
import type { ForecastReading } from "../sources/sources.ts";
import { fishingHourOf } from "./fishing-hour-of.ts";
import { type SkyAhead, skyAhead } from "./forecast-sky.ts";
import type { PlaceLookups } from "./place-lookups.ts";
import { severeAlertOf } from "./present-alerts.ts";
import { presentReading } from "./present-weather.ts";
import { pointsOf } from "./rate-ahead.ts";
import { rounded } from "./rounded.ts";

/** Altitude of the sun's center in degrees when its upper edge is on the horizon. */
const SUNRISE_ALTITUDE = -50 / 60;

interface SkyContext {
  place: Coordinates;
  /** The language of the place name. */
  language: I18n;
  now: Date;
}

interface ForecastContext extends SkyContext {
  /** The active alerts; `null` if they are not known. */
  warned: AlertsAnswer | null;
  attribution: Attribution;
}

export async function forecastOfSky(
  { place, language, now, outage }: SkyContext & Pick<Forecast, "outage">,
  placeLookups: PlaceLookups,
): Promise<Forecast> {
  const { timeZone, days } = skyAhead(place, now, placeLookups);
  return {
    location: { name: await placeLookups.placeName(place, language) },
    timeZone,
    hours: [],
    days,
    outage,
    source: null,
    observedAt: null,
    staleSeconds: null,
    attribution: [],
  };
}

export async function presentForecast(
  found: CachedAnswer<ForecastReading[]> | null,
  context: ForecastContext,
  placeLookups: PlaceLookups,
): Promise<Forecast> {
  if (!found) return forecastOfSky({ ...context, outage: "unavailable" }, placeLookups);
  const { answer, answeredAt, staleSeconds } = found;
  const sky = skyAhead(context.place, context.now, placeLookups);
  const last = Date.parse(sky.days.at(-1)?.end ?? "");
  const hours = answer.filter(({ at }) => {
    const from = Date.parse(at);
    return from > context.now.getTime() - HOUR_MS && from < last;
  });
  return {
    location: { name: await placeLookups.placeName(context.place, context.language) },
    timeZone: sky.timeZone,
    hours: hours.map((reading) => presentHour(reading, context, { ...placeLookups, sky })),
    days: sky.days,
    rule: scoreRule(),
    outage: null,
    source: "open-meteo-forecast",
    observedAt: answeredAt.toISOString(),
    staleSeconds,
    attribution: [context.attribution],
  };
}

function presentHour(
  reading: ForecastReading,
  { place, now, warned }: ForecastContext,
  { sunAltitude, moonAt, sky }: PlaceLookups & { sky: SkyAhead },
): ForecastHour {
  // The score of the current hour is about the rest of it.
  const at = new Date(Math.max(Date.parse(reading.at), now.getTime()));
  const altitude = sunAltitude(place, at);
  const severeAlert = warned && severeAlertOf(warned);
  const besides = {
    at,
    sunAltitude: altitude,
    solunar: solunarAt(sky.periods, at),
    moonElongation: moonAt(at).elongation,
    severeAlert: isInEffect(severeAlert, at, now) ? severeAlert : null,
  };
  const { score, rating, factors } = rateHour(fishingHourOf(reading, besides));
  return {
    at: reading.at,
    ...presentReading(reading),
    isDay: reading.isDay ?? altitude > SUNRISE_ALTITUDE,
    precipitationProbability: rounded(reading.precipitationProbability),
    score,
    points: pointsOf(factors),
    rating,
  };
}

/** An alert without an end counts for one day. */
function isInEffect(alert: SevereAlert | null, at: Date, now: Date): boolean {
  const end = alert?.until?.getTime() ?? now.getTime() + DAY_MS;
  return alert !== null && at.getTime() < end;
}
