import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import type { Counting } from "@creel/domain/insights/factors/bin-outings";
import type { Outing } from "@creel/domain/insights/outings";
import { daysLikeToday, usualHours } from "@creel/domain/insights/similar-days/days-like-today";
import { hoursAhead } from "@creel/domain/insights/similar-days/hours-ahead";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import { configQuery } from "../../http/config.query.ts";
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
    const [ahead] = (forecasts ?? []).flatMap(
      ({ place, forecast }) => hoursAhead(forecast, { place, day, now: hour, hours }) ?? [],
    );
    const days = ahead ? daysLikeToday(outings, ahead, { ...ALL, hours }) : null;
    return ahead && days ? { ...days, hours, ahead } : null;
  }, [outings, day, hour, forecasts]);
  return {
    like,
    isWaiting: isPending && fetchStatus === "fetching",
    isOff: config?.weather === false,
  };
}
