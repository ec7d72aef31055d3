import { totalsOf } from "@creel/domain/insights/factors/bin-outings";
import type { Outing } from "@creel/domain/insights/outings";
import { LEAST_TO_COMPARE } from "@creel/domain/insights/similar-days/days-like-today";
import { plural, t } from "@lingui/core/macro";
import { useEffect, useState } from "react";

import { Button } from "../../ui/controls/button.tsx";
import { type FailedQuery, LoadFailure } from "../../ui/feedback/load-failure.tsx";
import { Skeleton } from "../../ui/feedback/states.tsx";
import { IntervalLine } from "../../ui/interval-line.tsx";
import { Section } from "../../ui/layout/section.tsx";
import { useUnits } from "../../units/use-units.ts";
import { axisOfValues } from "../rates/rate-axis.ts";
import type { LikeTodayReport } from "../report/report.ts";
import {
  wordsOfExpectations,
  wordsOfFeatures,
  wordsOfLike,
  wordsOfLures,
  wordsOfRange,
} from "../words/today-words.ts";
import { keyOfOuting, TripList, TripRow } from "./trip-rows.tsx";
import { useLikeToday } from "./use-like-today.ts";

import * as styles from "./today-part.module.css";

interface LikeTodayProps {
  outings: readonly Outing[];
  /** When they came, in milliseconds since 1970. */
  loggedAt: number;
  /** yyyy-mm-dd */
  day: string;
  /** In milliseconds since 1970. */
  now: number;
  lureName: (lure: string) => string;
  /** When all is there that will be. */
  onSettled: () => void;
}

export function LikeToday(props: LikeTodayProps) {
  const { trips, fish, isEnough } = countOf(props.outings);
  if (isEnough) return <Like {...props} />;
  const least = LEAST_TO_COMPARE;
  return (
    <Section title={t`Days like today`}>
      <p className={styles.note}>
        {trips < least.trips
          ? t`Too few to say: ${trips} of ${least.trips} trips.`
          : t`Too few to say: ${fish} of ${least.fish} fish.`}
      </p>
    </Section>
  );
}

/** Whether they are enough to compare a day with. */
export function isEnoughToCompare(outings: readonly Outing[]): boolean {
  return countOf(outings).isEnough;
}

function countOf(outings: readonly Outing[]) {
  const trips = outings.length;
  const fish = outings
    .map((outing) => totalsOf(outing, { species: null, isPerLine: false }).fish)
    .reduce((sum, each) => sum + each, 0);
  return { trips, fish, isEnough: trips >= LEAST_TO_COMPARE.trips && fish >= LEAST_TO_COMPARE.fish };
}

function Failure({ query }: { query: FailedQuery }) {
  const words = t`Everything you logged is safe. Try again in a moment.`;
  return (
    <Section title={t`Days like today`}>
      <LoadFailure title={t`The days could not be compared`} online={words} offline={words} query={query} />
    </Section>
  );
}

const SHOWN_FIRST = 3;

function Like({ lureName, onSettled, ...asked }: LikeTodayProps) {
  const { like, isWaiting, failed, isOff } = useLikeToday(asked);
  const [isWhole, setIsWhole] = useState(false);
  useEffect(() => {
    if (!isWaiting) onSettled();
  }, [isWaiting, onSettled]);
  if (isOff) return null;
  if (failed) return <Failure query={failed} />;
  if (!like) {
    return (
      <Section title={t`Days like today`}>
        {isWaiting ? (
          <Skeleton width="100%" height={160} />
        ) : (
          <p className={styles.note}>{t`There is no forecast for here now, so no day can be compared.`}</p>
        )}
      </Section>
    );
  }
  const count = like.nearest.length;
  const { tally } = like;
  return (
    <Section
      title={t`Days like today`}
      note={
        count > SHOWN_FIRST && (
          <Button
            look="quiet"
            className={styles.all}
            aria-expanded={isWhole}
            onPress={() => setIsWhole(!isWhole)}
          >
            {isWhole ? t`Fewer` : t`${plural(count, { one: "All of #", other: "All #" })}`}
          </Button>
        )
      }
    >
      <LikeChart like={like} lureName={lureName} />
      {tally.outings + tally.ended.outings > 0 && <p className={styles.note}>{wordsOfExpectations(tally)}</p>}
      <TripList label={t`Your nearest days`}>
        {like.nearest.slice(0, isWhole ? count : SHOWN_FIRST).map(({ outing, hours }) => (
          <TripRow key={keyOfOuting(outing)} outing={outing} hours={hours} />
        ))}
      </TripList>
    </Section>
  );
}

interface LikeChartProps {
  like: LikeTodayReport;
  lureName: (lure: string) => string;
}

/** What such days brought, with the range of a trip of the usual length. */
function LikeChart({ like, lureName }: LikeChartProps) {
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
