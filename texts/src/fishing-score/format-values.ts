import type { UnitSystem } from "@creel/domain/accounts/user";
import type { AdviceValues } from "@creel/domain/fishing-score/advice";
import { UNITS } from "@creel/domain/units/units";
import type { I18n } from "@lingui/core";

import { nameOfSpecies } from "../species/species-names.ts";

export interface Reader {
  timeZone: string;
  units: UnitSystem;
  /** The instant that the text is about. Times on another day include the day of the week. */
  at: Date;
}

/** Values in the API's units. */
export type Values = Record<string, string | number>;

interface Manner extends Reader {
  i18n: I18n;
}

const FORMATS: Record<keyof AdviceValues, (value: string | number, manner: Manner) => string> = {
  event: String,
  species: (value, { i18n }) => nameOfSpecies(String(value), i18n),
  until: formatClockTime,
  start: formatClockTime,
  windSpeed: (value, manner) => `${speed(value, manner)} ${UNITS[manner.units].wind_speed.name}`,
  windGust: speed,
  waterTemperature: formatTemperature,
  feelsLike: formatTemperature,
  degreesBelow: formatDegreesApart,
};

/**
 * Formats values in the reader's units and language, such as "18 mph" and "6:42 PM". An unknown value becomes plain
 * text.
 */
export function formatValues(values: Values, manner: Manner): Record<string, string> {
  const format = (name: string, value: string | number) =>
    isKnown(name) ? FORMATS[name](value, manner) : String(value);
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, format(name, value)]));
}

function isKnown(name: string): name is keyof AdviceValues {
  return Object.hasOwn(FORMATS, name);
}

function speed(value: string | number, { units, i18n: { locale } }: Manner): string {
  return whole(UNITS[units].wind_speed.fromApi(Number(value)), locale);
}

function formatTemperature(value: string | number, { units, i18n: { locale } }: Manner): string {
  const { fromApi, name } = UNITS[units].air_temperature;
  return `${whole(fromApi(Number(value)), locale)} ${name}`;
}

function formatDegreesApart(value: string | number, { units, i18n: { locale } }: Manner): string {
  const { fromApi } = UNITS[units].air_temperature;
  return `${whole(Math.max(1, fromApi(Number(value)) - fromApi(0)), locale)}°`;
}

/** Formats a time such as "6:42 PM". Includes the day of the week if that is not the day of `at`. */
function formatClockTime(value: string | number, { at, timeZone, i18n: { locale } }: Manner): string {
  const instant = new Date(value);
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "short", timeZone });
  const isSameDay = day.format(instant) === day.format(at);
  return new Intl.DateTimeFormat(locale, {
    ...(!isSameDay && { weekday: "short" }),
    hour: "numeric",
    minute: "2-digit",
    timeZone,
  }).format(instant);
}

function whole(value: number, locale: string): string {
  // Adding 0 turns −0 into 0.
  return new Intl.NumberFormat(locale).format(Math.round(value) + 0);
}
