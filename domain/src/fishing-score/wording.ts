import type { UnitSystem } from "../accounts/user.ts";
import { UNITS } from "../units/units.ts";
import type { Reader } from "./fishing-hour.ts";

const TIME: Intl.DateTimeFormatOptions = { hour: "numeric", minute: "2-digit" };

export function speed(milesPerHour: number, units: UnitSystem): string {
  return whole(UNITS[units].wind_speed.fromApi(milesPerHour));
}

export function speedUnit(units: UnitSystem): string {
  return UNITS[units].wind_speed.name;
}

export function temperature(fahrenheit: number, units: UnitSystem): string {
  const { fromApi, name } = UNITS[units].air_temperature;
  return `${whole(fromApi(fahrenheit))} ${name}`;
}

export function degreesApart(fahrenheit: number, units: UnitSystem): string {
  const { fromApi } = UNITS[units].air_temperature;
  return `${Math.max(1, Math.round(fromApi(fahrenheit) - fromApi(0)))}°`;
}

/** "6:42 PM", with the day of the week when that is not the day of `at`. */
export function clockTime(moment: Date, at: Date, { timeZone }: Reader): string {
  const day = new Intl.DateTimeFormat("en-US", { dateStyle: "short", timeZone });
  const isSameDay = day.format(moment) === day.format(at);
  const options = isSameDay ? TIME : { ...TIME, weekday: "short" as const };
  return new Intl.DateTimeFormat("en-US", { ...options, timeZone }).format(moment);
}

function whole(value: number): string {
  return String(Math.round(value) + 0);
}
