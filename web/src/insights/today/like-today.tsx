import { totalsOf } from "@creel/domain/insights/factors/bin-outings";
import type { Outing } from "@creel/domain/insights/outings";
import { LEAST_TO_COMPARE } from "@creel/domain/insights/similar-days/least-to-compare";
import { plural, t } from "@lingui/core/macro";
import { useId, useState } from "react";

import { Button } from "../../ui/controls/button.tsx";
import { LoadFailure } from "../../ui/feedback/load-failure.tsx";
import { Skeleton } from "../../ui/feedback/states.tsx";
import { IntervalLine } from "../../ui/interval-line.tsx";
import { Section } from "../../ui/layout/section.tsx";
import { useUnits } from "../../units/use-units.ts";
import { axisOfValues } from "../rates/rate-axis.ts";
import type { LikeTodayReport } from "../report/report.ts";
import {
  describeExpectations,
  describeFeatures,
  describeSimilarDays,
  describeLures,
  describeFishRange,
} from "../texts/today-texts.ts";
import { keyOfOuting, TripList, TripRow } from "./trip-rows.tsx";
import type { useLikeToday } from "./use-like-today.ts";

import * as styles from "./today-lead.module.css";

/** Whether the outings are enough to compare a day with. */
export function isEnoughToCompare(outings: readonly Outing[]): boolean {
  const fish = outings
    .map((outing) => totalsOf(outing, { species: null, isPerLine: false }).fish)
    .reduce((sum, each) => sum + each, 0);
  return outings.length >= LEAST_TO_COMPARE.trips && fish >= LEAST_TO_COMPARE.fish;
}

interface LikeTodayProps {
  compared: ReturnType<typeof useLikeToday>;
  /** Returns the display name of a lure. */
  lureName: (lure: string) => string;
}

/** Shows what days like this one brought, and lists those days on demand. */
export function LikeToday({ compared: { like, failed }, lureName }: LikeTodayProps) {
  if (failed) {
    const text = t`Everything you logged is safe. Try again in a moment.`;
    return (
      <Section title={t`A day like today`}>
        <LoadFailure title={t`The days could not be compared`} online={text} offline={text} query={failed} />
      </Section>
    );
  }
  return (
    <Section title={t`A day like today`}>
      {like ? <Like like={like} lureName={lureName} /> : <Skeleton width="100%" height={120} />}
    </Section>
  );
}

interface LikeProps {
  like: LikeTodayReport;
  lureName: LikeTodayProps["lureName"];
}

function Like({ like, lureName }: LikeProps) {
  const units = useUnits();
  const { hours, range, rate, own, nearest } = like;
  const description = describeFishRange(range, hours);
  const { low, high } = range;
  const count = nearest.length;
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <>
      <p className={styles.say}>{describeSimilarDays(like)}</p>
      <div className={styles.range} role="img" aria-label={description}>
        <span aria-hidden>{t`${plural(hours, { one: "In # hour", other: "In # hours" })}`}</span>
        <IntervalLine
          interval={{ observed: rate * hours, low, high }}
          axis={axisOfValues([high, own * hours])}
          reference={own * hours}
        />
        <span className={styles.figure} aria-hidden>
          {t`${low} to ${high} fish`}
        </span>
      </div>
      <p className={styles.note}>{describeFeatures(like.ahead, hours, units)}</p>
      <Button
        look="quiet"
        className={styles.all}
        aria-expanded={isOpen}
        aria-controls={id}
        onPress={() => setIsOpen(!isOpen)}
      >
        {isOpen ? t`Hide these days` : t`${plural(count, { one: "See this day", other: "See all # days" })}`}
      </Button>
      <div id={id} className={styles.days} hidden={!isOpen}>
        {isOpen && <Days like={like} lureName={lureName} />}
      </div>
    </>
  );
}

function Days({ like: { nearest, tally, lures }, lureName }: LikeProps) {
  return (
    <>
      <p className={styles.note}>
        {t`Likely range, right 8 times in 10. Dashed: your average. The more similar a day, the more it counts.`}{" "}
        {describeLures(lures, lureName)}
      </p>
      {tally.outings + tally.ended.outings > 0 && (
        <p className={styles.note}>{describeExpectations(tally)}</p>
      )}
      <TripList label={t`Your most similar days`}>
        {nearest.map(({ outing, hours }) => (
          <TripRow key={keyOfOuting(outing)} outing={outing} hours={hours} />
        ))}
      </TripList>
    </>
  );
}
