import { MINUTE_MS } from "@creel/domain/dates/units-of-time";
import type { Coordinates } from "@creel/domain/places/coordinates";
import { alertsAnswerSchema } from "@creel/domain/weather/alert";
import { forecastAnswerSchema } from "@creel/domain/weather/forecast";
import { marineAnswerSchema } from "@creel/domain/weather/marine";
import { type Weather, weatherAnswerSchema } from "@creel/domain/weather/weather";
import { queryOptions } from "@tanstack/react-query";

import { send } from "../http/send.ts";
import { placeQuery } from "./place/place-query.ts";

const WEATHER_REFRESH_MS = 10 * MINUTE_MS;
const ALERTS_REFRESH_MS = 5 * MINUTE_MS;

/** The prefix of all weather query keys. These queries do not retry, because the server has already tried twice. */
const WEATHER_KEY = ["weather"] as const;
/** The prefix of the forecast query keys; the place follows. */
export const FORECASTS_KEY = [...WEATHER_KEY, "forecast"] as const;

/** The current weather. Refetched every 10 minutes while the page is open. */
export function currentWeatherQuery(place: Coordinates) {
  return queryOptions({
    queryKey: [...WEATHER_KEY, "current", placeQuery(place)],
    queryFn: async ({ signal }) => {
      const answer = await send(
        { path: `/weather/current?${placeQuery(place)}`, signal },
        weatherAnswerSchema,
      );
      return answer.weather;
    },
    staleTime: WEATHER_REFRESH_MS,
    refetchInterval: WEATHER_REFRESH_MS,
    retry: false,
  });
}

/** Official warnings. Refetched every 5 minutes while the page is open. */
export function alertsQuery(place: Coordinates) {
  return queryOptions({
    queryKey: [...WEATHER_KEY, "alerts", placeQuery(place)],
    queryFn: ({ signal }) =>
      send({ path: `/weather/alerts?${placeQuery(place)}`, signal }, alertsAnswerSchema),
    staleTime: ALERTS_REFRESH_MS,
    refetchInterval: ALERTS_REFRESH_MS,
    retry: false,
  });
}

/** The hourly forecast for the next days, with sun and moon. Refetched as often as the current weather. */
export function forecastQuery(place: Coordinates) {
  return queryOptions({
    queryKey: [...FORECASTS_KEY, placeQuery(place)],
    queryFn: async ({ signal }) => {
      const path = `/weather/forecast?${placeQuery(place)}`;
      return (await send({ path, signal }, forecastAnswerSchema)).forecast;
    },
    staleTime: WEATHER_REFRESH_MS,
    refetchInterval: WEATHER_REFRESH_MS,
    retry: false,
  });
}

export function marineQuery(place: Coordinates) {
  return queryOptions({
    queryKey: [...WEATHER_KEY, "marine", placeQuery(place)],
    queryFn: async ({ signal }) => {
      const answer = await send({ path: `/weather/marine?${placeQuery(place)}`, signal }, marineAnswerSchema);
      return answer.marine;
    },
    staleTime: WEATHER_REFRESH_MS,
    retry: false,
  });
}

/** Returns the weather at a place and time, back to 1940. */
async function fetchPastWeather(place: Coordinates, instant: Date, signal?: AbortSignal): Promise<Weather> {
  const path = `/weather/history?${placeQuery(place)}&date=${instant.toISOString()}`;
  const { weather } = await send({ path, signal }, weatherAnswerSchema);
  return weather;
}

/**
 * Within 30 minutes of now, the current weather is used, which is updated every 15 minutes. Outside of that, the
 * weather is hourly.
 */
const ABOUT_NOW_MS = 30 * MINUTE_MS;

/** Returns the weather at a place, either at a past instant or about now. */
export async function fetchWeatherAt(
  place: Coordinates,
  instant: Date,
  signal: AbortSignal,
): Promise<Weather> {
  const isAboutNow = Math.abs(instant.getTime() - Date.now()) <= ABOUT_NOW_MS;
  if (!isAboutNow) return fetchPastWeather(place, instant, signal);
  const path = `/weather/current?${placeQuery(place)}`;
  const { weather } = await send({ path, signal }, weatherAnswerSchema);
  return weather;
}
