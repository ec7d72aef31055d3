import { isWeatherCode, type WeatherCode } from "@creel/domain/conditions/wmo-codes";
import type { I18n, MessageDescriptor } from "@lingui/core";

interface Conditions {
  code: number | null;
  description: string;
}

const SKY: Record<WeatherCode, MessageDescriptor> = {
  0: /*i18n*/ { id: "sky.0", message: "Clear sky" },
  1: /*i18n*/ { id: "sky.1", message: "Mainly clear" },
  2: /*i18n*/ { id: "sky.2", message: "Partly cloudy, scattered clouds" },
  3: /*i18n*/ { id: "sky.3", message: "Overcast" },
  45: /*i18n*/ { id: "sky.45", message: "Fog" },
  48: /*i18n*/ { id: "sky.48", message: "Depositing rime fog" },
  51: /*i18n*/ { id: "sky.51", message: "Light drizzle" },
  53: /*i18n*/ { id: "sky.53", message: "Moderate drizzle" },
  55: /*i18n*/ { id: "sky.55", message: "Dense drizzle" },
  56: /*i18n*/ { id: "sky.56", message: "Light freezing drizzle" },
  57: /*i18n*/ { id: "sky.57", message: "Dense freezing drizzle" },
  61: /*i18n*/ { id: "sky.61", message: "Slight rain" },
  63: /*i18n*/ { id: "sky.63", message: "Moderate rain" },
  65: /*i18n*/ { id: "sky.65", message: "Heavy rain" },
  66: /*i18n*/ { id: "sky.66", message: "Light freezing rain" },
  67: /*i18n*/ { id: "sky.67", message: "Heavy freezing rain" },
  71: /*i18n*/ { id: "sky.71", message: "Slight snow fall" },
  73: /*i18n*/ { id: "sky.73", message: "Moderate snow fall" },
  75: /*i18n*/ { id: "sky.75", message: "Heavy snow fall" },
  77: /*i18n*/ { id: "sky.77", message: "Snow grains" },
  80: /*i18n*/ { id: "sky.80", message: "Slight rain showers" },
  81: /*i18n*/ { id: "sky.81", message: "Moderate rain showers" },
  82: /*i18n*/ { id: "sky.82", message: "Violent rain showers" },
  85: /*i18n*/ { id: "sky.85", message: "Slight snow showers" },
  86: /*i18n*/ { id: "sky.86", message: "Heavy snow showers" },
  95: /*i18n*/ { id: "sky.95", message: "Thunderstorm (slight or moderate)" },
  96: /*i18n*/ { id: "sky.96", message: "Thunderstorm with slight hail" },
  99: /*i18n*/ { id: "sky.99", message: "Thunderstorm with heavy hail" },
};

const PARTLY_CLOUDY = /*i18n*/ { id: "sky.2.short", message: "Partly cloudy" };

/** Describes the sky. Uses the server's description if the code is not known here. */
export function describeSky({ code, description }: Conditions, i18n: I18n): string {
  return code !== null && isWeatherCode(code) ? i18n._(SKY[code]) : description;
}

/** Describes the sky for a narrow place, without the remark. */
export function describeSkyShortly(conditions: Conditions, i18n: I18n): string {
  return conditions.code === 2 ? i18n._(PARTLY_CLOUDY) : describeSky(conditions, i18n);
}
