import { getLocalTimeZone, today } from "@internationalized/date";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";

import { hasFailed } from "../../http/has-failed.ts";
import { useNow } from "../../ui/hooks/use-now.ts";
import { cameAt, outingsQuery } from "../api.ts";
import { isEnoughToCompare, LikeToday } from "./like-today.tsx";
import { OnThisDay } from "./on-this-day.tsx";

import * as styles from "./today-part.module.css";

interface TodayPartProps {
  /** What a person reads of a lure. */
  lureName: (lure: string) => string;
  /** When all is there that will be. */
  onSettled?: () => void;
}

/** What the log says of a day like this one, and what happened on it. Nothing before the first trip. */
export function TodayPart({ lureName, onSettled }: TodayPartProps) {
  const query = useQuery({ ...outingsQuery, networkMode: "always" });
  const [isCompared, setIsCompared] = useState(false);
  const noteCompared = useCallback(() => setIsCompared(true), []);
  const { data } = query;
  const now = useNow();
  const isSettled =
    hasFailed(query) || (data !== undefined && (isCompared || !isEnoughToCompare(data.outings)));
  useEffect(() => {
    if (isSettled) onSettled?.();
  }, [isSettled, onSettled]);
  if (!data) return null;
  const day = today(getLocalTimeZone()).toString();
  return (
    <div className={styles.root}>
      {data.outings.length > 0 && (
        <LikeToday
          outings={data.outings}
          loggedAt={cameAt(data, query.dataUpdatedAt)}
          day={day}
          now={now.getTime()}
          lureName={lureName}
          onSettled={noteCompared}
        />
      )}
      <OnThisDay outings={data} day={day} />
    </div>
  );
}
