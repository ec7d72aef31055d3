import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import type { Counting } from "@creel/domain/insights/factors/bin-outings";
import type { Outing } from "@creel/domain/insights/outings";
import { daysLikeToday, usualHours } from "@creel/domain/insights/similar-days/days-like-today";
import { hoursAhead } from "@creel/domain/insights/similar-days/hours-ahead";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";

import { configQuery } from "../../http/config.query.ts";
import { noteShown } from "../../trips/start/shown-expectation.ts";
import { storedForecastsQuery } from "../../trips/start/stored-forecasts.query.ts";

const ALL: Counting = { species: null, isPerLine: false };

interface Asked {
  /** Enough to compare. */
  outings: readonly Outing[];
  /** yyyy-mm-dd */
  day: string;
  /** In milliseconds since 1970. */
  now: number;
}

/** The days like the coming hours, here or where the last trip was; by the forecast that is on this device. */
export function useLikeToday({ outings, day, now }: Asked) {
  const { data: forecasts, isPending, fetchStatus } = useQuery(storedForecastsQuery);
  const { data: config } = useQuery(configQuery);
  const hour = Math.floor(now / HOUR_MS) * HOUR_MS;
  const like = useMemo(() => {
    const hours = usualHours(outings, ALL);
    const [found] = (forecasts ?? []).flatMap(({ place, forecast }) => {
      const ahead = hoursAhead(forecast, { place, day, now: hour, hours });
      return ahead ? [{ ahead, place }] : [];
    });
    const days = found ? daysLikeToday(outings, found.ahead, { ...ALL, hours }) : null;
    return found && days ? { ...days, hours, ...found } : null;
  }, [outings, day, hour, forecasts]);
  useEffect(() => {
    if (!like) return;
    const { rate, own, overdispersion, place } = like;
    noteShown({ rate, own_rate: own, overdispersion }, { day, place });
  }, [like, day]);
  return {
    like,
    isWaiting: isPending && fetchStatus === "fetching",
    isOff: config?.weather === false,
  };
}
