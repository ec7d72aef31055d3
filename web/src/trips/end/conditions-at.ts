import { HOUR_MS, MINUTE_MS } from "@creel/domain/dates/units-of-time";
import { type FishingRating, fishingRating } from "@creel/domain/fishing-score/rating";
import type { Coordinates } from "@creel/domain/places/coordinates";
import { kilometersBetween } from "@creel/domain/places/distance";
import { NEAR_KM } from "@creel/domain/trips/said-before";
import type { ForecastHour } from "@creel/domain/weather/forecast";
import type { Attribution } from "@creel/domain/weather/provenance";
import type { Weather } from "@creel/domain/weather/weather";
import { useQuery } from "@tanstack/react-query";

import { configQuery } from "../../http/config.query.ts";
import { placeQuery } from "../../weather/place/place-query.ts";
import { fetchWeatherAt } from "../../weather/weather.query.ts";
import type { ForecastOfPlace } from "../keep/prediction-at-start.ts";
import { storedForecastsQuery } from "../keep/stored-forecasts.query.ts";

type Current = Weather["current"];

export interface ConditionsAt {
  sky: Pick<Current, "conditions" | "isDay" | "temperature">;
  wind: Current["wind"];
  pressure: Pick<Current, "pressure" | "pressureTrend">;
  score: { score: number; rating: FishingRating };
  attribution: readonly Attribution[];
}

/**
 * What it was like at a place, as far as a service says so now, or this device was told before.
 *
 * @param at in milliseconds since 1970
 */
export function useConditionsAt(place: Coordinates | null, at: number): ConditionsAt | null {
  const { data: config } = useQuery(configQuery);
  const { data: weather } = useQuery({
    queryKey: ["weather of a trip", place && placeQuery(place), Math.floor(at / (30 * MINUTE_MS))],
    queryFn: ({ signal }) => (place ? fetchWeatherAt(place, new Date(at), signal) : null),
    enabled: place !== null && config?.weather === true,
    staleTime: Infinity,
    retry: false,
  });
  const { data: stored } = useQuery(storedForecastsQuery);
  if (weather) return conditionsOf(weather);
  return place && stored ? forecastAt(stored, place, at) : null;
}

function conditionsOf({ current, fishing, attribution }: Weather): ConditionsAt {
  const { conditions, isDay, temperature, wind, pressure, pressureTrend } = current;
  return {
    sky: { conditions, isDay, temperature },
    wind,
    pressure: { pressure, pressureTrend },
    score: fishing,
    attribution,
  };
}

export function forecastAt(
  stored: readonly ForecastOfPlace[],
  place: Coordinates,
  at: number,
): ConditionsAt | null {
  const near = stored.find((each) => (kilometersBetween(each.place, place) ?? Infinity) <= NEAR_KM);
  const hour = near?.forecast.hours.find((each) => holds(each, at));
  if (!near || !hour) return null;
  const { conditions, isDay, temperature, wind, pressure, score } = hour;
  return {
    sky: { conditions, isDay, temperature },
    wind,
    pressure: { pressure, pressureTrend: null },
    score: { score, rating: fishingRating(score) },
    attribution: near.forecast.attribution,
  };
}

function holds({ at: from }: ForecastHour, at: number): boolean {
  const since = at - Date.parse(from);
  return since >= 0 && since < HOUR_MS;
}
