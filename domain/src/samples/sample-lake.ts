import type { PressureTrend, WeatherCondition, WindDirection } from "../conditions/conditions.ts";
import type { Coordinates } from "../places/coordinates.ts";

/** Mille Lacs Lake, Minnesota: open water that every map draws. */
export const SAMPLE_TIME_ZONE = "America/Chicago";

/** On the water also in the built-in map, whose shores are coarse. */
export const SPOTS = {
  northShoal: { latitude: 46.335, longitude: -93.6 },
  gravelBar: { latitude: 46.3183, longitude: -93.6604 },
  rockPile: { latitude: 46.3001, longitude: -93.7198 },
  eastReef: { latitude: 46.2958, longitude: -93.5801 },
  westBay: { latitude: 46.2702, longitude: -93.7551 },
  mudFlat: { latitude: 46.2684, longitude: -93.6397 },
  sandBar: { latitude: 46.2619, longitude: -93.5854 },
  deepHole: { latitude: 46.2403, longitude: -93.6902 },
  weedEdge: { latitude: 46.2321, longitude: -93.6099 },
  bigPoint: { latitude: 46.2218, longitude: -93.7452 },
  humps: { latitude: 46.2052, longitude: -93.6601 },
  cabbage: { latitude: 46.2049, longitude: -93.5603 },
  southDrop: { latitude: 46.1803, longitude: -93.7048 },
  reedLine: { latitude: 46.1604, longitude: -93.5702 },
} as const satisfies Record<string, Coordinates>;

interface Sky {
  weather_conditions: WeatherCondition;
  wind_speed: number;
  wind_direction: WindDirection;
  barometric_pressure: number;
  pressure_trend: PressureTrend;
  fahrenheitAboveUsual: number;
}

export const SKIES: readonly [Sky, ...Sky[]] = [
  { ...sky("Partly Cloudy", 8, "SW"), ...pressure(29.92, "Falling"), fahrenheitAboveUsual: 2 },
  { ...sky("Overcast", 11, "SE"), ...pressure(29.74, "Falling"), fahrenheitAboveUsual: 0 },
  { ...sky("Light Rain", 9, "E"), ...pressure(29.61, "Falling"), fahrenheitAboveUsual: -3 },
  { ...sky("Windy", 19, "NW"), ...pressure(29.83, "Rising"), fahrenheitAboveUsual: -6 },
  { ...sky("Sunny", 6, "N"), ...pressure(30.24, "Rising"), fahrenheitAboveUsual: -4 },
  { ...sky("Sunny", 4, "W"), ...pressure(30.31, "Steady"), fahrenheitAboveUsual: 3 },
  { ...sky("Foggy", 2, "S"), ...pressure(30.08, "Steady"), fahrenheitAboveUsual: 4 },
];

function sky(weather_conditions: WeatherCondition, wind_speed: number, wind_direction: WindDirection) {
  return { weather_conditions, wind_speed, wind_direction };
}

function pressure(barometric_pressure: number, pressure_trend: PressureTrend) {
  return { barometric_pressure, pressure_trend };
}
