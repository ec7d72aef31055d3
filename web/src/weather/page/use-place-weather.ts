import type { Coordinates } from "@creel/domain/places/coordinates";
import { useQuery, type UseQueryResult } from "@tanstack/react-query";

import { configQuery } from "../../http/config.query.ts";
import { hasFailed } from "../../http/has-failed.ts";
import { currentWeatherQuery, forecastQuery, marineQuery } from "../api.ts";

/** Returns all weather data of a place. The forecast includes moon and sun even if weather services are turned off. */
export function usePlaceWeather(place: Coordinates) {
  const config = useQuery(configQuery);
  const isOff = config.data?.weather === false;
  const enabled = config.isError || config.data?.weather === true;
  const ahead = useQuery(forecastQuery(place));
  const current = useQuery({ ...currentWeatherQuery(place), enabled });
  const { data: forecast } = ahead;
  const { data: weather } = current;
  const { data: marine, ...sea } = useQuery({ ...marineQuery(place), enabled });
  const now = new Date(ahead.dataUpdatedAt).toISOString();

  function retry(): void {
    void ahead.refetch();
    if (!enabled) return;
    void current.refetch();
    void sea.refetch();
  }

  return {
    forecast,
    weather,
    marine,
    /** The ISO instant at which the forecast was received. */
    now,
    /** Whether weather services are used. `isOn` and `isOff` are both false until the configuration is loaded. */
    isOn: enabled,
    isOff,
    isLoadingNow: !isOff && isAwaited(current),
    isLoadingDays: isAwaited(ahead),
    /** True if the current weather or the forecast failed to load, or the forecast service is down. */
    isSilent: !isOff && ([current, ahead].some(isUnanswered) || forecast?.outage === "unavailable"),
    /** True if nothing says whether the place is by the sea. */
    isSeaUnknown: isOff || isMissing({ data: marine, ...sea }),
    staleSeconds: maxStaleSeconds(weather, forecast),
    retry,
    failures: current.errorUpdateCount,
    isRetrying: ahead.isFetching || current.isFetching,
  };
}

type Query = Pick<UseQueryResult, "isPending" | "isError"> & Parameters<typeof hasFailed>[0];

function isAwaited(query: Query): boolean {
  return query.isPending && !hasFailed(query);
}

/** True if the last request failed, or if it is being retried. */
function isUnanswered(query: Query): boolean {
  return query.isError || hasFailed(query);
}

function isMissing(query: Query): boolean {
  return query.data === undefined && isUnanswered(query);
}

/** Returns the age in seconds of the older answer if it could not be refreshed in time, or 0 if none is stale. */
function maxStaleSeconds(...answers: ({ staleSeconds: number | null } | undefined)[]): number {
  return Math.max(...answers.map((answer) => answer?.staleSeconds ?? 0));
}

export type KnownWeather = ReturnType<typeof usePlaceWeather>;
