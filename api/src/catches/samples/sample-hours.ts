import { isWeatherCode } from "@creel/domain/conditions/wmo-codes";
import { HOUR_MS, MINUTE_MS } from "@creel/domain/dates/units-of-time";
import { rateHour } from "@creel/domain/fishing-score/fishing-score";
import { scoreRule } from "@creel/domain/fishing-score/score-rule";
import type { SolunarNow } from "@creel/domain/moon/sky-events";
import type { Coordinates } from "@creel/domain/places/coordinates";
import type { SampleTrip } from "@creel/domain/samples/sample-trip";
import { SAMPLE_SPOTS } from "@creel/domain/samples/sample-waters";
import { type SampleHour, weatherAt } from "@creel/domain/samples/sample-weather";
import { clockHours } from "@creel/domain/trips/clock-hours";
import type { PredictedHour } from "@creel/domain/trips/prediction";
import { forecastCellOf } from "@creel/domain/trips/prediction-evidence";
import { INCHES_OF_MERCURY_TO_HECTOPASCALS } from "@creel/domain/units/conversions";
import { fromAbsolute } from "@internationalized/date";

import { moonAt, sunAltitude } from "../../sky/moon-and-sun.ts";
import { solunarKind } from "../../sky/solunar-kind.ts";

interface Span {
  userId: string;
  id: string;
  startedAt: Date;
  endedAt: Date;
  timeZone: string;
}

/** How long before the trip its score was predicted. */
const PREDICTED_BEFORE_MS = 20 * MINUTE_MS;
/** The source of sample weather, which comes from no service. */
const SOURCE = "sample";

/** Returns the conditions of each hour of a trip, and the score as predicted before it. */
export function sampleHourRows(trip: SampleTrip, span: Span) {
  const place = SAMPLE_SPOTS[trip.spot];
  const { offset } = fromAbsolute(span.startedAt.getTime(), span.timeZone);
  const hours = clockHours(span, offset).map((hour) => {
    const weather = weatherWithin(trip, span, hour);
    const sky = skyOf(place, hour);
    return { hour, weather, sky, rated: rate(weather, sky) };
  });
  const predictedHours = hours.map(({ hour, rated }): PredictedHour => ({
    at: hour.toISOString(),
    score: rated.score,
    points: Object.fromEntries(rated.factors.map(({ key, points }) => [key, points])),
  }));
  const { userId, id: tripId } = span;
  return {
    hours: hours.map(({ hour, weather, sky, rated }) =>
      Object.assign({ userId, tripId, hour }, weatherColumns(weather), skyColumns(sky), {
        score: rated.score,
        scoreRule: scoreRule(),
        source: SOURCE,
      }),
    ),
    prediction: {
      userId,
      tripId,
      kind: "start" as const,
      ...toPredictionColumns(span, place, predictedHours),
    },
  };
}

function toPredictionColumns({ startedAt }: Span, place: Coordinates, hours: readonly PredictedHour[]) {
  const cell = forecastCellOf(place);
  return {
    madeAt: new Date(startedAt.getTime() - PREDICTED_BEFORE_MS),
    rule: scoreRule(),
    hours: JSON.stringify(hours),
    weatherSource: SOURCE,
    receivedAt: startedAt,
    cellLatitude: cell.latitude,
    cellLongitude: cell.longitude,
  };
}

/** Returns the weather at the middle of the hour, clamped to the trip's time. */
export function weatherWithin(
  { weather }: SampleTrip,
  { startedAt, endedAt }: Pick<Span, "startedAt" | "endedAt">,
  hour: Date,
): SampleHour {
  const [start, end] = [startedAt.getTime(), endedAt.getTime()];
  const middle = Math.min(end, Math.max(start, hour.getTime() + HOUR_MS / 2));
  return weatherAt(weather, (middle - start) / (end - start), (end - start) / HOUR_MS);
}

/** Computes the sky at the middle of the hour. */
function skyOf(place: Coordinates, hour: Date) {
  const at = new Date(hour.getTime() + HOUR_MS / 2);
  const altitude = sunAltitude(place, at);
  return {
    at,
    altitude,
    isRising: sunAltitude(place, new Date(at.getTime() + MINUTE_MS)) > altitude,
    elongation: moonAt(at).elongation,
    solunar: solunarKind(place, at),
  };
}

type HourSky = ReturnType<typeof skyOf>;

function rate(weather: SampleHour, sky: HourSky) {
  const { fromApi: toHectopascals } = INCHES_OF_MERCURY_TO_HECTOPASCALS;
  return rateHour({
    at: sky.at,
    sunAltitude: sky.altitude,
    cloudCover: weather.clouds,
    pressure: toHectopascals(weather.pressure),
    pressureChange: toHectopascals(weather.change),
    windSpeed: weather.wind,
    windGust: weather.gust,
    solunar: solunarAround(sky),
    moonElongation: sky.elongation,
    waterTemperature: null,
    species: null,
    temperatureChange: null,
    feelsLike: weather.air,
    weatherCode: isWeatherCode(weather.code) ? weather.code : null,
    severeAlert: null,
  });
}

/** The score only needs the kind of the period. */
function solunarAround({ at, solunar }: HourSky): SolunarNow {
  const period = { event: "overhead", start: at, end: at, isPrime: false } as const;
  return { current: solunar === "none" ? null : { kind: solunar, ...period }, nextMajor: null };
}

function weatherColumns({ code, air, wind, gust, windFrom, pressure, change, clouds }: SampleHour) {
  return {
    weatherCode: code,
    airTemperatureF: air,
    windSpeedMph: wind,
    windGustMph: gust,
    windDegrees: windFrom,
    barometricPressureInhg: pressure,
    pressureChangeInhg: change,
    cloudCover: clouds,
    waterTemperatureF: null,
  };
}

function skyColumns({ altitude, isRising, elongation, solunar }: HourSky) {
  return {
    sunAltitude: altitude,
    isSunRising: isRising,
    moonElongation: elongation,
    solunar: solunar === "none" ? null : solunar,
  };
}
