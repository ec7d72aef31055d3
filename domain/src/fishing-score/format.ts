import type { UnitSystem } from "../accounts/user.ts";
import { UNITS } from "../units/units.ts";
import type { Reader } from "./fishing-hour.ts";

const TIME: Intl.DateTimeFormatOptions = { hour: "numeric", minute: "2-digit" };

export function formatSpeed(milesPerHour: number, units: UnitSystem): string {
  return roundedText(UNITS[units].wind_speed.fromApi(milesPerHour));
}

export function speedUnit(units: UnitSystem): string {
  return UNITS[units].wind_speed.name;
}

export function formatTemperature(fahrenheit: number, units: UnitSystem): string {
  const { fromApi, name } = UNITS[units].air_temperature;
  return `${roundedText(fromApi(fahrenheit))} ${name}`;
}

export function formatDegreesApart(fahrenheit: number, units: UnitSystem): string {
  const { fromApi } = UNITS[units].air_temperature;
  return `${Math.max(1, Math.round(fromApi(fahrenheit) - fromApi(0)))}°`;
}

/** "6:42 PM", with the day of the week when that is not the day of `at`. */
export function formatClockTime(instant: Date, at: Date, { timeZone }: Reader): string {
  const day = new Intl.DateTimeFormat("en-US", { dateStyle: "short", timeZone });
  const isSameDay = day.format(instant) === day.format(at);
  const options = isSameDay ? TIME : { ...TIME, weekday: "short" as const };
  return new Intl.DateTimeFormat("en-US", { ...options, timeZone }).format(instant);
}

function roundedText(value: number): string {
  return String(Math.round(value) + 0);
}
