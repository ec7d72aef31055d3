import { type Coordinates, formatCoordinates } from "@creel/domain/places/coordinates";
import {
  type CalendarDateTime,
  getLocalTimeZone,
  isToday,
  toCalendarDateTime,
} from "@internationalized/date";
import { t } from "@lingui/core/macro";

import { joinList } from "../../../../i18n/join-list.ts";
import { inSentence } from "../../../../i18n/letter-case.ts";
import { dateLocale, figureLocale } from "../../../../i18n/locale.ts";
import type { ZonedTime } from "../../../../photos/photo-exif.ts";
import { cityOfOtherClock } from "../../../../places/city-of-zone.ts";
import type { Units } from "../../../../units/make-units.ts";
import { choiceName } from "../../../labels/choice-names.ts";
import { describeDepth } from "../../../labels/describe-depth.ts";
import type { CatchValues } from "../../values/catch-values.ts";

/** As in "Today, 6:42 am"; on another clock than this device's with its city. */
export function previewWhen(
  { dateOfCatch, timeOfCatch }: Pick<CatchValues, "dateOfCatch" | "timeOfCatch">,
  city: string | null = null,
): string {
  if (!dateOfCatch) return t({ message: "Not set", context: "date" });
  const zone = getLocalTimeZone();
  const day = isToday(dateOfCatch, zone)
    ? t`Today`
    : new Intl.DateTimeFormat(dateLocale, { dateStyle: "medium" }).format(dateOfCatch.toDate(zone));
  if (!timeOfCatch) return t`${day}, time not set`;
  const date = toCalendarDateTime(dateOfCatch, timeOfCatch).toDate(zone);
  const clock = new Intl.DateTimeFormat(figureLocale, { timeStyle: "short" }).format(date);
  return nameCity(`${day}, ${clock}`, city);
}

/** As in "Partly Cloudy, 41 °F, SW 8, 29.92 falling". */
export function previewConditions(values: CatchValues, units: Units): string {
  const { depth, wind_speed: speed, barometric_pressure: pressure } = values;
  const { air_temperature: air, water_temperature: water } = values;
  const trend = choiceName("pressure_trend", values.pressure_trend);
  const wind = [
    choiceName("wind_direction", values.wind_direction),
    speed !== null && units.formatBare("wind_speed", speed),
  ];
  const barometer = [
    pressure !== null && units.formatBare("barometric_pressure", pressure),
    trend && inSentence(trend),
  ];
  const parts = [
    choiceName("weather_conditions", values.weather_conditions),
    air !== null && units.format("air_temperature", air),
    wind.filter(Boolean).join(" "),
    barometer.filter(Boolean).join(" "),
    water !== null && describeWater(units.format("water_temperature", water)),
    describeDepth(depth, units),
    choiceName("lunar_phase", values.lunar_phase),
  ];
  return joinList(parts) || t`Optional`;
}

function describeWater(temperature: string): string {
  return t`water ${temperature}`;
}

interface Found {
  isLooking: boolean;
  /** In meters, for a place from the device. */
  accuracy: number | null;
}

/** As in "47.831174, -92.264829 ± 39 ft". */
export function previewPlace(coordinates: Coordinates | null, found: Found, units: Units): string {
  if (!coordinates) return found.isLooking ? t`Finding your location...` : t`Not chosen yet`;
  const place = formatCoordinates(coordinates);
  return found.accuracy === null ? place : `${place} ${units.formatAccuracy(found.accuracy)}`;
}

function nameCity(clock: string, city: string | null): string {
  return city === null ? clock : t`${clock} in ${city}`;
}

/** As in "Fri, Nov 20, 2026, 6:42 AM", or "6:42 AM in Honolulu" where this device's clock is another. */
export function formatZoned({ at, timeZone, instant }: ZonedTime): string {
  return nameCity(formatDateTime(at), cityOfOtherClock(timeZone, new Date(instant)));
}

function formatDateTime(date: CalendarDateTime): string {
  const options: Intl.DateTimeFormatOptions = {
    weekday: "short",
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
  };
  return new Intl.DateTimeFormat(dateLocale, { ...options, timeZone: "UTC" }).format(date.toDate("UTC"));
}
