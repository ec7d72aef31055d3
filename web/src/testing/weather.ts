import { DAY_MS } from "@creel/domain/dates/units-of-time";
import type { Forecast, ForecastHour } from "@creel/domain/weather/forecast";
import type { Marine } from "@creel/domain/weather/marine";
import type { Weather } from "@creel/domain/weather/weather";

export const PROVENANCE = {
  source: "open-meteo",
  observedAt: "2026-11-20T12:42:00.000Z",
  staleSeconds: null,
  attribution: [{ text: "Weather data by Open-Meteo.com", url: "https://open-meteo.com/", license: null }],
};

const STRONG_WIND = {
  code: "strongWindAndGusts",
  values: { windSpeed: 20, windGust: 30 },
  text: "Strong wind (20 mph, gusts 30): fish sheltered water and wear a life jacket.",
};

/** An overcast November morning by a lake in Minnesota. */
export const WEATHER: Weather = {
  location: { name: "Near Babbitt, Minnesota" },
  timeZone: "America/Chicago",
  current: {
    timestamp: "2026-11-20T12:42:00.000Z",
    temperature: 43,
    feelsLike: 38,
    conditions: { code: 3, main: "Clouds", description: "Overcast" },
    wind: { speed: 8.1, cardinal: "SW", direction: 225, gust: 14 },
    pressure: 29.92,
    pressureTrend: "Falling",
    pressureChange: -0.05,
    humidity: 71,
    visibility: 10,
    cloudCover: 90,
    lunarPhase: "Full Moon",
    isDay: true,
  },
  fishing: {
    rating: "good",
    score: 61,
    at: "2026-11-20T12:42:00.000Z",
    recommendations: [STRONG_WIND.text, "Next major period 6:54 AM."],
    advice: [
      STRONG_WIND,
      {
        code: "nextMajorPeriod",
        values: { start: "2026-11-20T12:54:00.000Z" },
        text: "Next major period 6:54 AM.",
      },
    ],
    factors: [
      {
        key: "light",
        points: 15,
        code: "lowLight",
        values: {},
        text: "Low light around sunrise or sunset.",
      },
      {
        key: "pressureChange",
        points: 9,
        code: "pressureFallingSlowly",
        values: {},
        text: "Pressure falling slowly.",
      },
      { key: "wind", points: -8, code: "strongWind", values: {}, text: "Strong wind." },
      { key: "precipitation", points: 0, code: "noRain", values: {}, text: "No rain." },
    ],
    missing: ["waterTemperature"],
  },
  ...PROVENANCE,
};

function hourOf(at: string, score: number): ForecastHour {
  return {
    at,
    temperature: 43,
    feelsLike: 38,
    conditions: { code: 3, main: "Clouds", description: "Overcast" },
    isDay: true,
    wind: { speed: 8, cardinal: "SW", direction: 225, gust: 14 },
    precipitationProbability: 35,
    pressure: 29.9,
    cloudCover: 90,
    humidity: 70,
    score,
    rating: "fair",
  };
}

function weatherDay(date: string) {
  const start = `${date}T06:00:00.000Z`;
  return {
    date,
    start,
    end: new Date(Date.parse(start) + DAY_MS).toISOString(),
    sky: {
      firstLight: `${date}T12:50:00.000Z`,
      sunrise: `${date}T13:20:00.000Z`,
      sunset: `${date}T22:25:00.000Z`,
      lastLight: `${date}T22:57:00.000Z`,
      sunAllDay: null,
      moon: {
        phase: "Waxing Gibbous" as const,
        elongation: 140,
        illumination: 0.88,
        rise: `${date}T20:10:00.000Z`,
        set: null,
        nextNew: "2026-12-09T00:52:00.000Z",
        nextFull: "2026-11-24T14:53:00.000Z",
      },
      solunar: [
        {
          kind: "major" as const,
          event: "overhead" as const,
          start: `${date}T12:54:00.000Z`,
          end: `${date}T14:54:00.000Z`,
          isPrime: true,
        },
      ],
    },
  };
}

/** Two days of the same weather, starting with the current hour. */
export const FORECAST: Forecast = {
  location: { name: "Near Babbitt, Minnesota" },
  timeZone: "America/Chicago",
  hours: [
    hourOf("2026-11-20T12:00:00.000Z", 61),
    hourOf("2026-11-20T13:00:00.000Z", 70),
    hourOf("2026-11-20T14:00:00.000Z", 52),
    hourOf("2026-11-21T15:00:00.000Z", 48),
  ],
  days: [weatherDay("2026-11-20"), weatherDay("2026-11-21")],
  outage: null,
  ...PROVENANCE,
};

/** A place without a sea near by. */
export const INLAND: Marine = {
  available: false,
  waveHeight: null,
  wavePeriod: null,
  waveDirection: null,
  seaSurfaceTemperature: null,
  tides: [],
  tidal: null,
  tideStation: null,
  waterTemperature: null,
  ...PROVENANCE,
};
