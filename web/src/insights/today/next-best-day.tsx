import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import type { NextBestDay } from "@creel/domain/insights/similar-days/next-best-day";
import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useId } from "react";

import { dateLocale } from "../../i18n/locale.ts";
import { storedForecastsQuery } from "../../trips/keep/stored-forecasts.ts";
import { useNow } from "../../ui/hooks/use-now.ts";
import { useUnits } from "../../units/use-units.ts";
import { outingsQuery } from "../api.ts";
import { askSmallReport } from "../report/ask-small-report.ts";
import { wordsOfLike, wordsOfRange, wordsOfWeather } from "../words/today-words.ts";

import * as styles from "./next-best-day.module.css";

/** When in the days to come it will be like on this angler's better days; nothing where the log does not say. */
export function NextBestDayCard() {
  const found = useNextBestDay();
  const units = useUnits();
  const id = useId();
  if (!found) return null;
  const { best, timeZone } = found;
  const when = formatWindow(best, timeZone);
  const weather = wordsOfWeather(best.ahead, units);
  const range = wordsOfRange(best.range, best.hours);
  return (
    <section className={styles.root} aria-labelledby={id}>
      <h2 id={id}>{t`Next day like your best ones`}</h2>
      <p>
        <Trans>
          <b>{when}</b>: {weather}.
        </Trans>
      </p>
      <p className={styles.note}>
        {wordsOfLike(best)} {range} {t`Of logs in which weather means nothing, 1 in 10 would show one.`}
      </p>
    </section>
  );
}

/** As in "Tuesday, 6 – 10 AM". */
function formatWindow({ start, hours }: NextBestDay, timeZone: string): string {
  const format = new Intl.DateTimeFormat(dateLocale, { weekday: "long", hour: "numeric", timeZone });
  const begin = Date.parse(start);
  return format.formatRange(begin, begin + hours * HOUR_MS);
}

interface Found {
  best: NextBestDay;
  /** Of the place of the forecast. */
  timeZone: string;
}

/** By the forecast of here, or of where the last trip was, that is on this device. */
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
