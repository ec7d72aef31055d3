import { type MeasureName, MEASURES } from "../catches/fields.ts";
import type { Weather } from "../weather/weather.ts";
import type { LunarPhase, PressureTrend, WeatherCondition, WindDirection } from "./conditions.ts";
import { weatherCondition } from "./sky-conditions.ts";
import { windDirection } from "./wind.ts";

/** What the weather of an hour can tell of a catch, in the API's units; `null` is not known. */
export interface ConditionsOfHour {
  weather_conditions: WeatherCondition | null;
  air_temperature: number | null;
  wind_speed: number | null;
  wind_direction: WindDirection | null;
  barometric_pressure: number | null;
  pressure_trend: PressureTrend | null;
  lunar_phase: LunarPhase | null;
}

/** The fields of a catch that the weather of its hour can fill in. */
export const FILLABLE_CONDITIONS = [
  "weather_conditions",
  "air_temperature",
  "wind_speed",
  "wind_direction",
  "barometric_pressure",
  "pressure_trend",
  "lunar_phase",
] as const satisfies readonly (keyof ConditionsOfHour)[];
export type FillableCondition = (typeof FILLABLE_CONDITIONS)[number];

/** How far from the instant that was asked for the weather may be, and still be that of the hour. */
const SAME_HOUR_MS = 90 * 60 * 1000;

/** Nothing of what a catch may not hold: a pressure in the eye of a hurricane is left out. */
export function conditionsOfHour(current: Weather["current"]): ConditionsOfHour {
  const { conditions, temperature, wind, pressure, pressureTrend, lunarPhase } = current;
  return {
    weather_conditions: weatherCondition(conditions),
    air_temperature: within("air_temperature", temperature),
    wind_speed: within("wind_speed", wind.speed),
    wind_direction: wind.direction === null ? null : windDirection(wind.direction),
    barometric_pressure: within("barometric_pressure", pressure),
    pressure_trend: pressureTrend,
    lunar_phase: lunarPhase,
  };
}

/** False for an answer that is too old to speak of that instant. */
export function isOfHour({ timestamp }: Weather["current"], instant: Date): boolean {
  return Math.abs(Date.parse(timestamp) - instant.getTime()) <= SAME_HOUR_MS;
}

function within(name: MeasureName, value: number | null): number | null {
  const { min, max } = MEASURES[name];
  return value !== null && value >= min && value <= max ? value : null;
}
