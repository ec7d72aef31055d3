import type { Coordinates } from "@creel/domain/places/coordinates";
import { useQuery } from "@tanstack/react-query";

import { configQuery } from "../../http/config.query.ts";
import { currentWeatherQuery, forecastQuery, marineQuery } from "../weather.query.ts";

/** Everything that is asked about a place; the forecast knows moon and sun even where no service is asked. */
export function usePlaceWeather(place: Coordinates) {
  const config = useQuery(configQuery);
  const isOff = config.data?.weather === false;
  const enabled = config.isError || config.data?.weather === true;
  const { data: forecast, ...ahead } = useQuery(forecastQuery(place));
  const { data: weather, ...current } = useQuery({ ...currentWeatherQuery(place), enabled });
  const { data: marine, ...sea } = useQuery({ ...marineQuery(place), enabled });
  const now = new Date(ahead.dataUpdatedAt).toISOString();

  function retry(): void {
    void ahead.refetch();
    if (!enabled) return;
    void current.refetch();
    void sea.refetch();
  }

  const hasFailed = current.isError || ahead.isError;
  return {
    forecast,
    weather,
    marine,
    /** When the forecast was told, ISO. */
    now,
    /** Whether services are asked; neither before it is known. */
    isOn: enabled,
    isOff,
    isLoadingNow: current.isPending && !isOff,
    isLoadingDays: ahead.isPending,
    /** Nothing was told of now or of the hours to come. */
    isSilent: !isOff && (hasFailed || forecast?.outage === "unavailable"),
    staleSeconds: longest(weather, forecast),
    retry,
    isRetrying: ahead.isFetching || current.isFetching,
  };
}

/** Seconds since what is shown was true, when it should have been asked anew and could not be; else 0. */
function longest(...answers: ({ staleSeconds: number | null } | undefined)[]): number {
  return Math.max(...answers.map((answer) => answer?.staleSeconds ?? 0));
}

export type KnownWeather = ReturnType<typeof usePlaceWeather>;
