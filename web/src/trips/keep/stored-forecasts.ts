import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import type { Coordinates } from "@creel/domain/places/coordinates";
import { kilometersBetween } from "@creel/domain/places/distance";
import { SIGNED_MS } from "@creel/domain/trips/prediction";
import { NEAR_KM } from "@creel/domain/trips/prediction-evidence";
import type { Forecast } from "@creel/domain/weather/forecast";
import { type QueryClient, queryOptions } from "@tanstack/react-query";

import { WEATHER_PLACE_KEY } from "../../device/storage-keys.ts";
import { configQuery } from "../../http/config.query.ts";
import { storedSession } from "../../http/stored-session.ts";
import { grantedPositionQuery } from "../../places/granted-position.ts";
import { forecastQuery } from "../../weather/api.ts";
import { firstOf, readChosen, readHome } from "../../weather/place/weather-place.ts";
import { tripListQuery } from "../data/api.ts";
import type { ForecastOfPlace } from "./prediction-at-start.ts";

/**
 * The forecasts for the places where the next trip may start: here or at home, and at the last trip. They are stored on
 * the device, so that a trip that starts without a network has its score.
 */
export const storedForecastsQuery = queryOptions({
  queryKey: ["stored forecasts"],
  queryFn: ({ client }) => readLikelyForecasts(client),
  staleTime: HOUR_MS,
  retry: false,
});

/** Returns an empty array if the weather is turned off. */
async function readLikelyForecasts(client: QueryClient): Promise<ForecastOfPlace[]> {
  const { weather } = await client.fetchQuery(configQuery);
  const places = weather ? await likelyPlaces(client) : [];
  return Promise.all(places.map((place) => forecastOf(client, place)));
}

async function likelyPlaces(client: QueryClient): Promise<Coordinates[]> {
  const user = storedSession()?.user;
  const device = await client.fetchQuery(grantedPositionQuery);
  const chosen = readChosen(localStorage.getItem(WEATHER_PLACE_KEY), user?.id);
  const { place } = firstOf({ chosen: device ?? chosen, device: null, home: readHome(user) });
  const last = lastTripPlace(client);
  const isNear = place !== null && last !== null && (kilometersBetween(place, last) ?? 0) <= NEAR_KM / 2;
  return [place, isNear ? null : last].filter((each) => each !== null);
}

function lastTripPlace(client: QueryClient): Coordinates | null {
  const pages = client.getQueryData(tripListQuery().queryKey)?.pages ?? [];
  const placed = pages
    .flatMap(({ trips }) => trips)
    .flatMap(({ latitude, longitude }) =>
      latitude === null || longitude === null ? [] : { latitude, longitude },
    );
  return placed[0] ?? null;
}

/** @throws if no service answered, so that the stored forecasts stay */
async function forecastOf(client: QueryClient, place: Coordinates): Promise<ForecastOfPlace> {
  const forecast = await client.fetchQuery(forecastQuery(place));
  if (forecast.hours.length === 0) throw new Error("The forecast has no hours");
  return { place, forecast: firstDays(forecast) };
}

/** Cuts the forecast to the signed hours. */
function firstDays(forecast: Forecast): Forecast {
  const end = (forecast.signed ? Date.parse(forecast.signed.at) : Date.now()) + SIGNED_MS;
  return {
    ...forecast,
    hours: forecast.hours.filter(({ at }) => Date.parse(at) < end),
    days: forecast.days.filter(({ start }) => Date.parse(start) < end),
  };
}
