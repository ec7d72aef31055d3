import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import type { Outing, SegmentConditions } from "@creel/domain/insights/outings";
import { DAYS_LIKE_RULE } from "@creel/domain/insights/similar-days/days-like-today";
import { presentWater } from "@creel/domain/insights/similar-days/present-water";
import type { Coordinates } from "@creel/domain/places/coordinates";
import { tidalReach } from "@creel/domain/waters/tidal-reach";
import { waterAt } from "@creel/domain/waters/water-at";
import { keepPreviousData, useQueries, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";

import { configQuery } from "../../http/config.query.ts";
import { hasFailed } from "../../http/has-failed.ts";
import { noteShown } from "../../trips/keep/shown-expectation.ts";
import { storedForecastsQuery } from "../../trips/keep/stored-forecasts.ts";
import { conditionsQuery } from "../../waters/data/api.ts";
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
  const { waters, isWaiting } = usePresentWaters(
    forecasts.map(({ place }) => place),
    { outings, day, now: hour },
  );
  const query = useQuery({
    queryKey: ["insights", "like today", loggedAt, stored.dataUpdatedAt, day, hour, waters],
    queryFn: async () => {
      const known = forecasts.map(({ place, forecast }, index) => ({
        place,
        forecast,
        water: waters[index],
      }));
      return askSmallReport("likeToday", { outings, forecasts: known, day, now: hour });
    },
    enabled: forecasts.length > 0 && !isWaiting,
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
    isWaiting: stored.isLoading || (forecasts.length > 0 && isWaiting) || query.isLoading,
    failed: hasFailed(query) ? query : null,
  };
}

interface AskedWater {
  outings: readonly Outing[];
  /** Formatted as yyyy-mm-dd. */
  day: string;
  /** In milliseconds since 1970. */
  now: number;
}

/**
 * Returns what is known now about the water at each place. Sends no requests about the coast if the log never recorded
 * a tide or a water temperature, and none about a gauge if it never recorded a river level.
 */
function usePresentWaters(places: readonly Coordinates[], { outings, day, now }: AskedWater) {
  const isCoastNoted = isNoted(outings, ({ water_temperature: temperature, tide }) => temperature ?? tide);
  const isLevelNoted = isNoted(outings, ({ flow_index: index }) => index);
  const isEnabled = isCoastNoted || isLevelNoted;
  const list = useWaters(undefined, { enabled: isEnabled });
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
      enabled: isCoastNoted && isListed && tidalReach(waters[index]?.kind ?? null) !== null,
    })),
  });
  const gauges = useQueries({
    queries: waters.map((water) => ({
      ...conditionsQuery(water?.id ?? ""),
      enabled: isLevelNoted && water !== null,
      refetchInterval: false as const,
    })),
  });
  return {
    waters: waters.map((water, index) =>
      presentWater({
        water,
        marine: seas[index]?.data ?? null,
        conditions: gauges[index]?.data ?? null,
        outings: isCoastNoted ? outings : [],
        day,
        now,
      }),
    ),
    isWaiting: isEnabled && (!isListed || [...seas, ...gauges].some(({ isLoading }) => isLoading)),
  };
}

function isNoted(
  outings: readonly Outing[],
  valueOf: (conditions: SegmentConditions) => number | string | null,
): boolean {
  return outings.some(({ segments }) =>
    segments.some(({ conditions }) => conditions !== null && valueOf(conditions) !== null),
  );
}
