import type { SkyConditions } from "./sky-conditions.ts";

/**
 * The 28 codes of WMO table 4677 that Open-Meteo sends. "scattered" in code 2 maps to Partly Cloudy in the form. The
 * English descriptions are values that clients compare; text for display is made from the code.
 */
const CONDITIONS = {
  0: { main: "Clear", description: "Clear sky" },
  1: { main: "Clear", description: "Mainly clear" },
  2: { main: "Clouds", description: "Partly cloudy, scattered clouds" },
  3: { main: "Clouds", description: "Overcast" },
  45: { main: "Fog", description: "Fog" },
  48: { main: "Fog", description: "Depositing rime fog" },
  51: { main: "Drizzle", description: "Light drizzle" },
  53: { main: "Drizzle", description: "Moderate drizzle" },
  55: { main: "Drizzle", description: "Dense drizzle" },
  56: { main: "Drizzle", description: "Light freezing drizzle" },
  57: { main: "Drizzle", description: "Dense freezing drizzle" },
  61: { main: "Rain", description: "Slight rain" },
  63: { main: "Rain", description: "Moderate rain" },
  65: { main: "Rain", description: "Heavy rain" },
  66: { main: "Rain", description: "Light freezing rain" },
  67: { main: "Rain", description: "Heavy freezing rain" },
  71: { main: "Snow", description: "Slight snow fall" },
  73: { main: "Snow", description: "Moderate snow fall" },
  75: { main: "Snow", description: "Heavy snow fall" },
  77: { main: "Snow", description: "Snow grains" },
  80: { main: "Rain", description: "Slight rain showers" },
  81: { main: "Rain", description: "Moderate rain showers" },
  82: { main: "Rain", description: "Violent rain showers" },
  85: { main: "Snow", description: "Slight snow showers" },
  86: { main: "Snow", description: "Heavy snow showers" },
  95: { main: "Thunderstorm", description: "Thunderstorm (slight or moderate)" },
  96: { main: "Thunderstorm", description: "Thunderstorm with slight hail" },
  99: { main: "Thunderstorm", description: "Thunderstorm with heavy hail" },
} satisfies Record<number, SkyConditions>;

export type WeatherCode = keyof typeof CONDITIONS;

export function isWeatherCode(code: number): code is WeatherCode {
  return Object.hasOwn(CONDITIONS, code);
}

export function conditionsOfCode(code: number): SkyConditions {
  return isWeatherCode(code) ? CONDITIONS[code] : { main: "Unknown", description: "Unknown" };
}
