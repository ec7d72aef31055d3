import { pressureChange } from "@creel/domain/conditions/pressure";
import { HOUR_MS } from "@creel/domain/dates/units-of-time";

import type { Reading } from "../sources/sources.ts";
import { hourAt, type Instant } from "./answer.ts";

/** `null` if the temperature is unknown. `hours` are needed for the changes since earlier hours. */
export function toReading(
  instant: Instant | null,
  hours: readonly Instant[],
  source: string,
): Reading | null {
  const temperature = instant?.read("temperature_2m", "fahrenheit") ?? null;
  if (!instant || temperature === null) return null;
  return {
    source,
    at: instant.at.toISOString(),
    temperature,
    ...changesUntil(instant, hours, temperature),
    feelsLike: instant.read("apparent_temperature", "fahrenheit"),
    humidity: instant.read("relative_humidity_2m", "percent"),
    weatherCode: instant.read("weather_code", "code"),
    pressure: instant.read("pressure_msl", "hectopascals"),
    visibility: instant.read("visibility", "miles"),
    cloudCover: instant.read("cloud_cover", "percent"),
    windSpeed: instant.read("wind_speed_10m", "milesPerHour"),
    windDirection: instant.read("wind_direction_10m", "degrees"),
    windGust: instant.read("wind_gusts_10m", "milesPerHour"),
    isDay: toFlag(instant.read("is_day", "flag")),
  };
}

function changesUntil(instant: Instant, hours: readonly Instant[], temperature: number) {
  const hoursAgo = (count: number) => hourAt(hours, new Date(instant.at.getTime() - count * HOUR_MS));
  const dayBefore = hoursAgo(24)?.read("temperature_2m", "fahrenheit") ?? null;
  const threeHoursAgo = hoursAgo(3)?.read("pressure_msl", "hectopascals") ?? null;
  return {
    pressureChange: pressureChange(instant.read("pressure_msl", "hectopascals"), threeHoursAgo),
    temperatureChange: dayBefore === null ? null : temperature - dayBefore,
  };
}

function toFlag(value: number | null): boolean | null {
  return value === null ? null : value === 1;
}
