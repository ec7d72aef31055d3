import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import type { NextBestDay as BestDay } from "@creel/domain/insights/similar-days/next-best-day";
import { describeWindow } from "@creel/texts/dates/describe-window";
import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { keepPreviousData, useQuery } from "@tanstack/react-query";

import { dateLocale } from "../../i18n/locale.ts";
import { storedForecastsQuery } from "../../trips/keep/stored-forecasts.ts";
import { useNow } from "../../ui/hooks/use-now.ts";
import { useUnits } from "../../units/use-units.ts";
import { outingsQuery } from "../api.ts";
import { askSmallReport } from "../report/ask-small-report.ts";
import { describeFishRange, describeWeather } from "../texts/today-texts.ts";

/** Shows when the coming days will be like the angler's better days. Renders nothing if the log does not say. */
export function NextBestDay() {
  const found = useNextBestDay();
  const units = useUnits();
  if (!found) return null;
  const { best, timeZone } = found;
  const when = describeWindow(best, dateLocale, timeZone);
  const weather = describeWeather(best.ahead, units);
  const range = describeFishRange(best.range, best.hours);
  return (
    <p>
      <Trans>
        <b>Next day like your best ones: {when}</b>, with {weather}. {range}
      </Trans>{" "}
      {t`Even with no real pattern, 1 log in 10 shows a day like this.`}
    </p>
  );
}

interface Found {
  best: BestDay;
  /** The time zone of the forecast's place. */
  timeZone: string;
}

/** Uses the forecast on this device, for this place or the place of the last trip. */
function useNextBestDay(): Found | null {
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
