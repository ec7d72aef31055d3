import { totalsOf } from "@creel/domain/insights/factors/bin-outings";
import type { Outing } from "@creel/domain/insights/outings";
import { LEAST_TO_COMPARE } from "@creel/domain/insights/similar-days/days-like-today";
import { tallyExpectations } from "@creel/domain/insights/similar-days/expectation-tally";
import { plural, t } from "@lingui/core/macro";
import { useState } from "react";

import { Button } from "../../ui/controls/button.tsx";
import { Skeleton } from "../../ui/feedback/states.tsx";
import { Section } from "../../waters/parts/section.tsx";
import { wordsOfExpectations } from "../words/expectation-words.ts";
import { LikeChart } from "./like-chart.tsx";
import { keyOfOuting, TripList, TripRow } from "./trip-rows.tsx";
import { useLikeToday } from "./use-like-today.ts";

import * as styles from "./today-part.module.css";

interface LikeTodayProps {
  outings: readonly Outing[];
  /** yyyy-mm-dd */
  day: string;
  /** In milliseconds since 1970. */
  now: number;
  lureName: (lure: string) => string;
}

export function LikeToday(props: LikeTodayProps) {
  const least = LEAST_TO_COMPARE;
  const trips = props.outings.length;
  const fish = props.outings
    .map((outing) => totalsOf(outing, { species: null, isPerLine: false }).fish)
    .reduce((sum, each) => sum + each, 0);
  if (trips >= least.trips && fish >= least.fish) return <Like {...props} />;
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

const SHOWN_FIRST = 3;

function Like({ lureName, ...asked }: LikeTodayProps) {
  const { like, isWaiting, isOff } = useLikeToday(asked);
  const [isWhole, setIsWhole] = useState(false);
  if (isOff) return null;
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
  const tally = tallyExpectations(asked.outings);
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
      {tally.outings > 0 && <p className={styles.note}>{wordsOfExpectations(tally)}</p>}
      <TripList label={t`Your nearest days`}>
        {like.nearest.slice(0, isWhole ? count : SHOWN_FIRST).map(({ outing, hours }) => (
          <TripRow key={keyOfOuting(outing)} outing={outing} hours={hours} />
        ))}
      </TripList>
    </Section>
  );
}
