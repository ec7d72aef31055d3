import { type Coordinates, formatCoordinates } from "@creel/domain/places/coordinates";
import {
  type CalendarDateTime,
  getLocalTimeZone,
  isToday,
  toCalendarDateTime,
} from "@internationalized/date";
import { t } from "@lingui/core/macro";

import type { Units } from "../../../../units/make-units.ts";
import type { CatchValues } from "../../values/catch-values.ts";

/** As in "Today, 6:42 am". */
export function previewWhen({ dateOfCatch, timeOfCatch }: CatchValues): string {
  if (!dateOfCatch) return t`Not set`;
  const zone = getLocalTimeZone();
  const day = isToday(dateOfCatch, zone)
    ? t`Today`
    : new Intl.DateTimeFormat(undefined, { dateStyle: "medium" }).format(dateOfCatch.toDate(zone));
  if (!timeOfCatch) return t`${day}, time not set`;
  const date = toCalendarDateTime(dateOfCatch, timeOfCatch).toDate(zone);
  return `${day}, ${new Intl.DateTimeFormat(undefined, { timeStyle: "short" }).format(date)}`;
}

/** As in "Partly Cloudy, 41 °F, SW 8, 29.92 falling". */
export function previewConditions(values: CatchValues, units: Units): string {
  const { depth, wind_speed: speed, barometric_pressure: pressure } = values;
  const { air_temperature: air, water_temperature: water } = values;
  const wind = [values.wind_direction, speed !== null && units.formatBare("wind_speed", speed)];
  const barometer = [
    pressure !== null && units.formatBare("barometric_pressure", pressure),
    values.pressure_trend?.toLowerCase(),
  ];
  const parts = [
    values.weather_conditions,
    air !== null && units.format("air_temperature", air),
    wind.filter(Boolean).join(" "),
    barometer.filter(Boolean).join(" "),
    water !== null && `water ${units.format("water_temperature", water)}`,
    depth !== null && `${units.format("depth", depth)} deep`,
    values.lunar_phase,
  ];
  return parts.filter(Boolean).join(", ") || t`Optional`;
}

interface Found {
  isLooking: boolean;
  /** In meters, for a place from the device. */
  accuracy: number | null;
}

/** As in "47.831174, -92.264829 ± 39 ft". */
export function previewPlace(coordinates: Coordinates | null, found: Found, units: Units): string {
  if (!coordinates) return found.isLooking ? t`Finding where you are...` : t`Not chosen yet`;
  const place = formatCoordinates(coordinates);
  return found.accuracy === null ? place : `${place} ${units.formatAccuracy(found.accuracy)}`;
}

/** As in "Fri, Nov 20, 2026, 6:42 AM". */
export function formatDateTime(date: CalendarDateTime): string {
  const options: Intl.DateTimeFormatOptions = {
    weekday: "short",
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
  };
  return new Intl.DateTimeFormat(undefined, { ...options, timeZone: "UTC" }).format(date.toDate("UTC"));
}
