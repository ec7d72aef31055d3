import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import type { Segment, SegmentConditions } from "@creel/domain/insights/outings";

import type { Log, Place, EndedTrip, TripHour } from "./outings.repository.ts";

export interface Times {
  start: Date;
  end: Date;
}

/** `null` if nothing is known about the hour. */
export function conditionsOf(
  { sky, hoursOf }: Log,
  trip: EndedTrip,
  segment: Times,
): SegmentConditions | null {
  const hour = hoursOf.get(trip.id)?.find(({ startsAt }) => isWithinHour(segment.start, startsAt));
  const enteredTemperature = trip.waterTemperatureF;
  if (!hour) {
    return enteredTemperature === null ? null : { ...NOTHING, water_temperature: enteredTemperature };
  }
  return {
    weather_code: hour.weather_code,
    air_temperature: hour.air_temperature,
    wind_speed: hour.wind_speed,
    wind_degrees: hour.wind_degrees,
    pressure_change: hour.pressure_change,
    cloud_cover: hour.cloud_cover,
    water_temperature: temperatureOf(hour, enteredTemperature),
    tide: hour.tide,
    flow_index: hour.flow_index,
    level_trend: hour.level_trend,
    sun_altitude: roundDegrees(hour.sun_altitude),
    is_sun_rising: hour.is_sun_rising,
    minutes_from_solar_noon: solarMinutes(sky, trip, segment),
    moon_elongation: roundDegrees(hour.moon_elongation),
    solunar: solunarOf(hour),
  };
}

/** A reading near the hour comes first, then the value that was entered on the trip, then the one that was filled in. */
function temperatureOf(
  { water_temperature: ofHour, water_temperature_source: source }: TripHour,
  entered: number | null,
): number | null {
  return source === "angler" ? ofHour : (entered ?? ofHour);
}

/** Whole minutes at the middle of the segment. */
export function solarMinutes(sky: Log["sky"], { longitude }: Place, { start, end }: Times): number | null {
  if (longitude === null) return null;
  const middle = new Date((start.getTime() + end.getTime()) / 2);
  return Math.round(sky.minutesFromSolarNoon({ longitude }, middle));
}

function solunarOf({ sun_altitude: altitude, solunar }: TripHour): SegmentConditions["solunar"] {
  return altitude === null ? null : (solunar ?? "none");
}

const STEPS_PER_DEGREE = 100;

export function roundDegrees(degrees: number): number;
export function roundDegrees(degrees: number | null): number | null;
export function roundDegrees(degrees: number | null): number | null {
  return degrees === null ? null : Math.round(degrees * STEPS_PER_DEGREE) / STEPS_PER_DEGREE;
}

export const NO_WEATHER = {
  weather_code: null,
  air_temperature: null,
  wind_speed: null,
  wind_degrees: null,
  pressure_change: null,
  cloud_cover: null,
  water_temperature: null,
  solunar: null,
  tide: null,
  flow_index: null,
  level_trend: null,
} as const;

const NOTHING = {
  ...NO_WEATHER,
  sun_altitude: null,
  is_sun_rising: null,
  minutes_from_solar_noon: null,
  moon_elongation: null,
} as const;

export function predictedOf({ predictionOf }: Log, { id }: EndedTrip, start: Date): Segment["predicted"] {
  const prediction = predictionOf.get(id);
  const hour = prediction?.hours?.find(({ startsAt }) => isWithinHour(start, startsAt));
  return prediction && hour ? { score: hour.score, rule: prediction.rule, points: hour.points } : null;
}

/** `undefined` if the hour has no score. */
export function scoredAfter({ hoursOf }: Log, { id }: EndedTrip, start: Date): Segment["scored_after"] {
  const hour = hoursOf.get(id)?.find(({ startsAt }) => isWithinHour(start, startsAt));
  if (!hour || hour.score === null || hour.score_rule === null) return undefined;
  return { score: hour.score, rule: hour.score_rule };
}

function isWithinHour(instant: Date, hour: number): boolean {
  const since = instant.getTime() - hour;
  return since >= 0 && since < HOUR_MS;
}
