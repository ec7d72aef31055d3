import { HOUR_SECONDS, MINUTE_SECONDS } from "@creel/domain/dates/units-of-time";
import type { Weather } from "@creel/domain/weather/weather";
import { t } from "@lingui/core/macro";

import { ApiError } from "../http/api-error.ts";
import { dateLocale, figureLocale } from "../i18n/locale.ts";
import type { Units } from "../units/make-units.ts";
import { cardinalName } from "./condition-names.ts";

/** Returns whole degrees in the user's units, such as "−4". */
export function wholeDegrees(units: Units, fahrenheit: number): string {
  return whole(units.unitOf("air_temperature").fromApi(fahrenheit));
}

/** Returns a temperature with its unit, such as "35 °F". */
export function formatTemperature(units: Units, fahrenheit: number): string {
  return `${wholeDegrees(units, fahrenheit)} ${units.unitOf("air_temperature").name}`;
}

/** Returns text such as "8 mph SW"; `null` if the speed is not known. */
export function describeWind(units: Units, { speed, cardinal }: Weather["current"]["wind"]): string | null {
  if (speed === null) return null;
  const { fromApi, name } = units.unitOf("wind_speed");
  return [whole(fromApi(speed)), name, cardinal && cardinalName(cardinal)].filter(Boolean).join(" ");
}

/** Returns an age such as "25 min" or "3 h". */
export function describeAge(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / MINUTE_SECONDS));
  const hours = Math.round(seconds / HOUR_SECONDS);
  return seconds < HOUR_SECONDS ? t`${minutes} min` : t`${hours} h`;
}

/** Returns a time such as "6:40 am", with the date if it is not today. */
export function formatClockTime(iso: string, now = new Date()): string {
  const date = new Date(iso);
  const isToday = date.toDateString() === now.toDateString();
  const time = { hour: "numeric", minute: "2-digit" } as const;
  if (isToday) return new Intl.DateTimeFormat(figureLocale, time).format(date);
  return new Intl.DateTimeFormat(dateLocale, { ...time, day: "numeric", month: "short" }).format(date);
}

/** Returns the server's message, or a general one if the server gave none. */
export function describeWeatherFailure(error: unknown): string {
  const message = error instanceof ApiError ? error.explanation?.error : null;
  return message ?? t`Unable to load weather data`;
}

function whole(value: number): string {
  return new Intl.NumberFormat(figureLocale, { maximumFractionDigits: 0, signDisplay: "negative" })
    .format(value)
    .replace("-", "−");
}
