import { getLocalTimeZone, today } from "@internationalized/date";
import { useQuery } from "@tanstack/react-query";

import { useNow } from "../../ui/hooks/use-now.ts";
import { outingsQuery } from "../data/outings.query.ts";
import { LikeToday } from "./like-today.tsx";
import { OnThisDay } from "./on-this-day.tsx";

import * as styles from "./today-part.module.css";

interface TodayPartProps {
  /** What a person reads of a lure. */
  lureName: (lure: string) => string;
}

/** What the log says of a day like this one, and what happened on it. Nothing before the first trip. */
export function TodayPart({ lureName }: TodayPartProps) {
  const { data } = useQuery({ ...outingsQuery, networkMode: "always" });
  const now = useNow();
  if (!data) return null;
  const day = today(getLocalTimeZone()).toString();
  return (
    <div className={styles.root}>
      {data.outings.length > 0 && (
        <LikeToday outings={data.outings} day={day} now={now.getTime()} lureName={lureName} />
      )}
      <OnThisDay outings={data} day={day} />
    </div>
  );
}
