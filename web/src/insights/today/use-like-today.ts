import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import type { Outing } from "@creel/domain/insights/outings";
import { DAYS_LIKE_RULE } from "@creel/domain/insights/similar-days/days-like-today";
import { presentWaterTemperature } from "@creel/domain/insights/similar-days/present-water-temperature";
import type { Coordinates } from "@creel/domain/places/coordinates";
import { tidalReach } from "@creel/domain/waters/tidal-reach";
import { waterAt } from "@creel/domain/waters/water-at";
import { keepPreviousData, useQueries, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";

import { configQuery } from "../../http/config.query.ts";
import { hasFailed } from "../../http/has-failed.ts";
import { noteShown } from "../../trips/keep/shown-expectation.ts";
import { storedForecastsQuery } from "../../trips/keep/stored-forecasts.ts";
import { useWaters } from "../../waters/data/use-waters.ts";
import { marineQuery } from "../../weather/api.ts";
import { askSmallReport } from "../report/ask-small-report.ts";

interface Asked {
  /** Must be enough outings to compare with. */
  outings: readonly Outing[];
  /** When the outings arrived, in milliseconds since 1970. */
  loggedAt: number;
  /** Formatted as yyyy-mm-dd. */
  day: string;
  /** In milliseconds since 1970. */
  now: number;
}

/**
 * Finds the days like the coming hours, here or at the place of the last trip, based on the forecast on this device.
 */
export function useLikeToday({ outings, loggedAt, day, now }: Asked) {
  const stored = useQuery(storedForecastsQuery);
  const { data: config } = useQuery(configQuery);
  const hour = Math.floor(now / HOUR_MS) * HOUR_MS;
  const forecasts = stored.data ?? [];
  const water = useWaterTemperatures(
    forecasts.map(({ place }) => place),
    { outings, day },
  );
  const { temperatures } = water;
  const query = useQuery({
    queryKey: ["insights", "like today", loggedAt, stored.dataUpdatedAt, day, hour, temperatures],
    queryFn: async () => {
      const known = forecasts.map(({ place, forecast }, index) => ({
        place,
        forecast,
        waterTemperature: temperatures[index] ?? null,
      }));
      return askSmallReport("likeToday", { outings, forecasts: known, day, now: hour });
    },
    enabled: forecasts.length > 0 && !water.isWaiting,
    networkMode: "always",
    staleTime: Infinity,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const { data: like = null, isPlaceholderData: isPrevious } = query;
  useEffect(() => {
    if (!like || isPrevious) return;
    const { rate, own, overdispersion, place } = like;
    noteShown({ rate, own_rate: own, overdispersion, rule: DAYS_LIKE_RULE }, { day, place });
  }, [like, isPrevious, day]);
  return {
    like: config?.weather === false ? null : like,
    isWaiting: stored.isLoading || (forecasts.length > 0 && water.isWaiting) || query.isLoading,
    failed: hasFailed(query) ? query : null,
  };
}

interface AskedWater {
  outings: readonly Outing[];
  /** Formatted as yyyy-mm-dd. */
  day: string;
}

/**
 * Returns the current water temperature of each place in °F; `null` if it is not known. Sends no requests if the log
 * never recorded one.
 */
function useWaterTemperatures(places: readonly Coordinates[], { outings, day }: AskedWater) {
  const isNoted = outings.some(({ segments }) =>
    segments.some(({ conditions }) => (conditions?.water_temperature ?? null) !== null),
  );
  const list = useWaters(undefined, { enabled: isNoted });
  const shapes = (list.data?.waters ?? []).map(
    ({ id, kind, latitude, longitude, radius, small_outline: outline }) => ({
      id,
      kind,
      latitude,
      longitude,
      radius,
      outline,
    }),
  );
  const isListed = list.data !== undefined || hasFailed(list);
  const waters = places.map((place) => waterAt(place, shapes));
  const seas = useQueries({
    queries: places.map((place, index) => ({
      ...marineQuery(place),
      enabled: isNoted && isListed && tidalReach(waters[index]?.kind ?? null) !== null,
    })),
  });
  return {
    temperatures: places.map((_, index) =>
      presentWaterTemperature({
        water: waters[index] ?? null,
        marine: seas[index]?.data ?? null,
        outings: isNoted ? outings : [],
        day,
      }),
    ),
    isWaiting: isNoted && (!isListed || seas.some(({ isLoading }) => isLoading)),
  };
}
