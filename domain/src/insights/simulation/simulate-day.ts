import { DAY_MS } from "../../dates/units-of-time.ts";
import type { SegmentConditions } from "../outings.ts";
import type { Random } from "./seeded-random.ts";
import { type Climate, SIMULATED_YEARS, standardNormal } from "./simulate-climate.ts";
import type { River } from "./simulate-river.ts";

export interface SimulatedDay {
  /** yyyy-mm-dd */
  date: string;
  /** In milliseconds since 1970. */
  midnight: number;
  /** Start of fishing in hours since midnight. */
  startHour: number;
  /** @param clock hours since midnight; must not decrease between calls */
  conditionsAt: (clock: number) => SimulatedConditions;
}

export interface SimulatedConditions extends SegmentConditions {
  /** The predicted score of the hour. */
  score: number;
}

const FIRST_DAY = Date.UTC(2023, 0, 1);
const MIDSUMMER = 172;
const SHARE_AROUND_MIDSUMMER = 0.6;
/** In days. */
const SD_AROUND_MIDSUMMER = 35;
const LATITUDE = 45;
/** Degrees per day. */
const MOON = 12.19;
/** In °F: the afternoon's rise above the daily mean, and the night's drop below it. */
const SWING = 6;

export interface SimulatedScore {
  sd: number;
  /** The correlation between consecutive hours: 0 for independent hours, up to 1. */
  persistence: number;
}

export interface SimulatedWeather {
  climate: Climate;
  /** The correlation between the weather of consecutive hours. */
  persistence: number;
  /** Whether wind and temperature rise until the afternoon and fall in the evening. */
  hasCourse: boolean;
  /** `null` if no water has a gauge. Without a river, it never rains. */
  river: River | null;
  score: SimulatedScore;
}

export function simulateDay(random: Random, settings: SimulatedWeather): SimulatedDay {
  const { climate, persistence, hasCourse, river, score: ofScore } = settings;
  const dayOfYear = simulateDayOfYear(random);
  const year = Math.floor(random.uniform() * SIMULATED_YEARS);
  const midnight = FIRST_DAY + (year * 365 + dayOfYear) * DAY_MS;
  const weather = persistentWeather(random, { ofWeather: persistence, ofScore: ofScore.persistence });
  const elongation = (((midnight - FIRST_DAY) / DAY_MS) * MOON) % 360;
  const conditionsAt = (clock: number): SimulatedConditions => {
    const [change, wind, clouds, warmth, score] = weather();
    const course = hasCourse ? Math.cos((2 * Math.PI * (clock - 15)) / 24) : 0;
    return {
      ...sunAt(dayOfYear, clock),
      ...moonAt(elongation, clock),
      weather_code: null,
      air_temperature: climate.airTemperature(dayOfYear, year) + 2 * warmth + SWING * course,
      wind_speed: 7 * Math.exp(0.5 * wind + 0.3 * course),
      wind_degrees: null,
      // Scaled so that pressure falls in a third of all hours.
      pressure_change: Math.round(4.6 * change) / 100,
      cloud_cover: 100 / (1 + Math.exp(-1.7 * clouds)),
      water_temperature: climate.waterTemperature(dayOfYear, year),
      tide: null,
      flow_index: null,
      level_trend: null,
      ...river?.at({ dayOfYear, year }, clock),
      score: Math.min(100, Math.max(0, Math.round(50 + ofScore.sd * score))),
    };
  };
  const date = new Date(midnight).toISOString().slice(0, 10);
  return { date, midnight, startHour: Math.round(4 + 12 * random.uniform()), conditionsAt };
}

function simulateDayOfYear(random: Random): number {
  if (random.uniform() >= SHARE_AROUND_MIDSUMMER) return Math.floor(random.uniform() * 365);
  return Math.round(MIDSUMMER + SD_AROUND_MIDSUMMER * standardNormal(random));
}

/** Returns a function that yields the autocorrelated standard normal values of the next hour with each call. */
function persistentWeather(
  random: Random,
  { ofWeather, ofScore }: { ofWeather: number; ofScore: number },
): () => [number, number, number, number, number] {
  const draw = () => standardNormal(random);
  let now: [number, number, number, number, number] = [draw(), draw(), draw(), draw(), draw()];
  const next = (value: number, persistence = ofWeather) =>
    persistence * value + Math.sqrt(1 - persistence ** 2) * draw();
  return () => {
    const result = now;
    const [change, wind, clouds, warmth, score] = now;
    now = [next(change), next(wind), next(clouds), next(warmth), next(score, ofScore)];
    return result;
  };
}

function sunAt(dayOfYear: number, clock: number) {
  const radians = Math.PI / 180;
  const declination = 23.44 * Math.sin((2 * Math.PI * (dayOfYear - 80)) / 365) * radians;
  const latitude = LATITUDE * radians;
  const sine =
    Math.sin(latitude) * Math.sin(declination) +
    Math.cos(latitude) * Math.cos(declination) * Math.cos(15 * (clock - 12) * radians);
  return {
    sun_altitude: Math.asin(sine) / radians,
    is_sun_rising: clock % 24 < 12,
    minutes_from_solar_noon: 60 * (clock - 12),
  };
}

function moonAt(elongation: number, clock: number) {
  // The new moon crosses the meridian together with the sun, and its lower transit is half a day later.
  const sinceTransit = (((clock - 12 - elongation / 15) % 12) + 12) % 12;
  const toTransit = Math.min(sinceTransit, 12 - sinceTransit);
  const toRise = Math.abs(sinceTransit - 6);
  const solunar = toTransit <= 1 ? "major" : toRise <= 0.5 ? "minor" : "none";
  return { moon_elongation: elongation, solunar } as const;
}
