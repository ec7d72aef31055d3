import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import type { NextBestDay } from "@creel/domain/insights/similar-days/next-best-day";
import { keepPreviousData, useQuery } from "@tanstack/react-query";

import { storedForecastsQuery } from "../../trips/keep/stored-forecasts.ts";
import { useNow } from "../../ui/hooks/use-now.ts";
import { outingsQuery } from "../data/outings.query.ts";

interface Found {
  best: NextBestDay;
  /** Of the place of the forecast. */
  timeZone: string;
}

/** By the forecast of here, or of where the last trip was, that is on this device. */
export function useNextBestDay(): Found | null {
  const { data: log, dataUpdatedAt: loggedAt } = useQuery({ ...outingsQuery, networkMode: "always" });
  const { data: forecasts, dataUpdatedAt: forecastAt } = useQuery(storedForecastsQuery);
  const hour = Math.floor(useNow().getTime() / HOUR_MS);
  const [nearest] = forecasts ?? [];
  const outings = log?.outings ?? [];
  const { data: best } = useQuery({
    queryKey: ["insights", "best day", loggedAt, forecastAt, hour],
    queryFn: async () => {
      if (!nearest) return null;
      const { place, forecast } = nearest;
      const { askSmallReport } = await import("../report/ask-small-report.ts");
      return askSmallReport("bestDay", { outings, forecast, place, now: hour * HOUR_MS });
    },
    enabled: outings.length > 0 && nearest !== undefined,
    networkMode: "always",
    staleTime: Infinity,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return best && nearest ? { best, timeZone: nearest.forecast.timeZone } : null;
}
