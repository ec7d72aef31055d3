export const WEATHER_CONDITIONS = [
  "Sunny",
  "Partly Cloudy",
  "Cloudy",
  "Overcast",
  "Light Rain",
  "Heavy Rain",
  "Foggy",
  "Windy",
  "Stormy",
] as const;
export type WeatherCondition = (typeof WEATHER_CONDITIONS)[number];

export const WIND_DIRECTIONS = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"] as const;
export type WindDirection = (typeof WIND_DIRECTIONS)[number];

export const PRESSURE_TRENDS = ["Rising", "Steady", "Falling"] as const;
export type PressureTrend = (typeof PRESSURE_TRENDS)[number];

export const LUNAR_PHASES = [
  "New Moon",
  "Waxing Crescent",
  "First Quarter",
  "Waxing Gibbous",
  "Full Moon",
  "Waning Gibbous",
  "Last Quarter",
  "Waning Crescent",
] as const;
export type LunarPhase = (typeof LUNAR_PHASES)[number];
