import type { Forecast } from "@creel/domain/weather/forecast";

/** The hour in which the test trips start. */
export const FORECAST_HOUR = {
  at: "2026-11-20T12:00:00Z",
  temperature: 50,
  feelsLike: null,
  conditions: { code: 0, main: "Clear", description: "Clear sky" },
  isDay: true,
  wind: { speed: 5, cardinal: null, direction: null, gust: null },
  precipitationProbability: null,
  pressure: null,
  cloudCover: null,
  humidity: null,
  score: 60,
  points: { light: 20, wind: 40 },
  rating: "good",
} as const;

export const SIGNED = {
  at: "2026-11-20T12:05:00.000Z",
  cell: { latitude: 47.825, longitude: -92.275 },
  signature: "a-signature",
};

export function forecastOf(known: Partial<Forecast> = {}): Forecast {
  return {
    location: { name: "Tower" },
    timeZone: "America/Chicago",
    hours: [FORECAST_HOUR],
    days: [],
    rule: "a1b2c3",
    outage: null,
    source: "open-meteo",
    observedAt: "2026-11-20T12:00:00.000Z",
    signed: SIGNED,
    staleSeconds: null,
    attribution: [],
    ...known,
  };
}
