import { plural, t } from "@lingui/core/macro";

import { IntervalLine } from "../../ui/charts/interval-line.tsx";
import { useUnits } from "../../units/use-units.ts";
import { axisOfValues } from "../rates/rate-axis.ts";
import type { LikeTodayReport } from "../report/report.ts";
import { wordsOfFeatures, wordsOfLike, wordsOfLures, wordsOfRange } from "../words/today-words.ts";

import * as styles from "./today-part.module.css";

interface LikeChartProps {
  like: LikeTodayReport;
  lureName: (lure: string) => string;
}

/** What such days brought, with the range of a trip of the usual length. */
export function LikeChart({ like, lureName }: LikeChartProps) {
  const units = useUnits();
  const { hours, range, rate, own } = like;
  const said = wordsOfRange(range, hours);
  const { low, high } = range;
  return (
    <>
      <p className={styles.lead}>{wordsOfLike(like)}</p>
      <div className={styles.range} role="img" aria-label={said}>
        <span aria-hidden>{t`${plural(hours, { one: "In # hour", other: "In # hours" })}`}</span>
        <IntervalLine
          interval={{ had: rate * hours, low, high }}
          axis={axisOfValues([high, own * hours])}
          reference={own * hours}
        />
        <span className={styles.figure} aria-hidden>
          {t`${low} to ${high} fish`}
        </span>
      </div>
      <p className={styles.note}>
        {t`8 times in 10; a range, not a promise. Dashed: your average.`}{" "}
        {wordsOfFeatures(like.ahead, hours, units)} {wordsOfLures(like.lures, lureName)}
      </p>
    </>
  );
}
