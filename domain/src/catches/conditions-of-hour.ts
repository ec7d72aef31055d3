import { weatherCondition } from "../conditions/sky-conditions.ts";
import { windDirection } from "../conditions/wind.ts";
import { MINUTE_MS } from "../dates/units-of-time.ts";
import { DETAILS, type FillableName, type MeasureName, type SentDetail } from "../details/details.ts";
import type { Weather } from "../weather/weather.ts";

export type ConditionsOfHour = { [Name in FillableName]: SentDetail<Name> | null };

/** Weather within this distance of the requested time counts as weather of that hour. */
const SAME_HOUR_MS = 90 * MINUTE_MS;

/** Leaves out values that a catch must not have, such as the pressure in the eye of a hurricane. */
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

export function isOfHour({ timestamp }: Weather["current"], instant: Date): boolean {
  return Math.abs(Date.parse(timestamp) - instant.getTime()) <= SAME_HOUR_MS;
}

function within(name: MeasureName, value: number | null): number | null {
  const { min, max } = DETAILS[name];
  return value !== null && value >= min && value <= max ? value : null;
}
