import { HOUR_MS, MINUTE_MS } from "@creel/domain/dates/units-of-time";
import type { Segment, SegmentConditions } from "@creel/domain/insights/outings";
import { isMadeBefore } from "@creel/domain/trips/prediction";

import { hourConditions } from "../../database/hour-conditions.ts";
import type { Log, Place, TripHour } from "./log.ts";
import type { EndedTrip } from "./outings.repository.ts";

interface Times {
  start: Date;
  end: Date;
}

/** `null` where nothing is known of the hour. */
export function conditionsOf(
  { sky, hoursOf }: Log,
  trip: EndedTrip,
  segment: Times,
): SegmentConditions | null {
  const row = hoursOf.get(trip.id)?.find(({ hour }) => isWithinHour(segment.start, hour.getTime()));
  if (!row) return null;
  const { solunar: _, ...conditions } = hourConditions(row);
  return {
    ...conditions,
    minutes_from_solar_noon: solarMinutes(sky, trip, segment),
    solunar: solunarOf(row),
    tide: null,
  };
}

/** In whole minutes, to the middle of the segment. */
function solarMinutes(sky: Log["sky"], { longitude }: Place, { start, end }: Times): number | null {
  if (longitude === null) return null;
  const middle = new Date((start.getTime() + end.getTime()) / 2);
  return Math.round(sky.minutesFromSolarNoon({ longitude }, middle));
}

function solunarOf({ sunAltitude, solunar }: TripHour): SegmentConditions["solunar"] {
  return sunAltitude === null ? null : (solunar ?? "none");
}

/** Of catches without a trip nobody looks the weather up: what is computed is known alone. */
export function skyConditions(sky: Log["sky"], place: Place, segment: Times): SegmentConditions | null {
  const { latitude, longitude } = place;
  if (latitude === null || longitude === null) return null;
  const at = { latitude, longitude };
  const middle = new Date((segment.start.getTime() + segment.end.getTime()) / 2);
  const altitude = sky.sunAltitude(at, middle);
  return {
    ...NO_WEATHER,
    sun_altitude: altitude,
    is_sun_rising: sky.sunAltitude(at, new Date(middle.getTime() + MINUTE_MS)) > altitude,
    minutes_from_solar_noon: solarMinutes(sky, place, segment),
    moon_elongation: sky.moonAt(middle).elongation,
  };
}

const NO_WEATHER = {
  weather_code: null,
  air_temperature: null,
  wind_speed: null,
  wind_gust: null,
  wind_degrees: null,
  barometric_pressure: null,
  pressure_change: null,
  cloud_cover: null,
  water_temperature: null,
  solunar: null,
  tide: null,
  score: null,
  score_rule: null,
  source: null,
} as const;

/** Only what was told before the trip: what is told later could know how it went. */
export function predictedOf(
  { predictionOf }: Log,
  { id, startedAt }: EndedTrip,
  start: Date,
): Segment["predicted"] {
  const told = predictionOf.get(id);
  if (!told || !isMadeBefore(startedAt, told.madeAt)) return null;
  const hour = told.hours?.find(({ at }) => isWithinHour(start, Date.parse(at)));
  return hour ? { score: hour.score, rule: told.rule, points: hour.points } : null;
}

function isWithinHour(instant: Date, hour: number): boolean {
  const since = instant.getTime() - hour;
  return since >= 0 && since < HOUR_MS;
}
