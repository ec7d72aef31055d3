import { getLocalTimeZone, today } from "@internationalized/date";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";

import { hasFailed } from "../../http/has-failed.ts";
import { storedForecastsQuery } from "../../trips/start/stored-forecasts.query.ts";
import { useNow } from "../../ui/hooks/use-now.ts";
import { outingsQuery } from "../data/outings.query.ts";
import { LikeToday } from "./like-today.tsx";
import { OnThisDay, type OnThisDayProps } from "./on-this-day.tsx";

import * as styles from "./today-part.module.css";

interface TodayPartProps extends Pick<OnThisDayProps, "EarlierTripRow"> {
  /** What a person reads of a lure. */
  lureName: (lure: string) => string;
  /** When all is there that will be. */
  onSettled?: () => void;
}

/** What the log says of a day like this one, and what happened on it. Nothing before the first trip. */
export function TodayPart({ lureName, EarlierTripRow, onSettled }: TodayPartProps) {
  const query = useQuery({ ...outingsQuery, networkMode: "always" });
  const forecasts = useQuery(storedForecastsQuery);
  const { data } = query;
  const now = useNow();
  const isSettled =
    hasFailed(query) || (data !== undefined && !(forecasts.isPending && forecasts.isFetching));
  useEffect(() => {
    if (isSettled) onSettled?.();
  }, [isSettled, onSettled]);
  if (!data) return null;
  const day = today(getLocalTimeZone()).toString();
  return (
    <div className={styles.root}>
      {data.outings.length > 0 && (
        <LikeToday outings={data.outings} day={day} now={now.getTime()} lureName={lureName} />
      )}
      <OnThisDay outings={data} day={day} EarlierTripRow={EarlierTripRow} />
    </div>
  );
}
