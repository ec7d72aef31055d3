import type { Coordinates } from "@creel/domain/places/coordinates";
import { useQuery, type UseQueryResult } from "@tanstack/react-query";

import { configQuery } from "../../http/config.query.ts";
import { hasFailed } from "../../http/has-failed.ts";
import { currentWeatherQuery, forecastQuery, marineQuery } from "../api.ts";

/** Everything that is asked about a place; the forecast knows moon and sun even where no service is asked. */
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
    /** When the forecast was told, ISO. */
    now,
    /** Whether services are asked; neither before it is known. */
    isOn: enabled,
    isOff,
    isLoadingNow: !isOff && isAwaited(current),
    isLoadingDays: isAwaited(ahead),
    /** Nothing was told of now or of the hours to come. */
    isSilent: !isOff && ([current, ahead].some(isUnanswered) || forecast?.outage === "unavailable"),
    staleSeconds: longest(weather, forecast),
    retry,
    failures: current.errorUpdateCount,
    isRetrying: ahead.isFetching || current.isFetching,
  };
}

type Query = Pick<UseQueryResult, "isPending" | "isError"> & Parameters<typeof hasFailed>[0];

function isAwaited(query: Query): boolean {
  return query.isPending && !hasFailed(query);
}

/** What was asked last did not come, or is asked for once more. */
function isUnanswered(query: Query): boolean {
  return query.isError || hasFailed(query);
}

/** Seconds since what is shown was true, when it should have been asked anew and could not be; else 0. */
function longest(...answers: ({ staleSeconds: number | null } | undefined)[]): number {
  return Math.max(...answers.map((answer) => answer?.staleSeconds ?? 0));
}

export type KnownWeather = ReturnType<typeof usePlaceWeather>;
