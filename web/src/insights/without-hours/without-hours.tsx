import type { Outings } from "@creel/domain/insights/outings";
import { plural, t } from "@lingui/core/macro";

import { openTripSheet } from "../../trips/data/trip-sheets.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Section } from "../../ui/layout/section.tsx";
import { SourcesLine } from "../../weather/parts/attributions.tsx";
import { Progress } from "../rates/not-enough.tsx";
import { BetweenFish, type BetweenFishProps } from "./between-fish.tsx";
import { CatchDayCharts } from "./catch-day-charts.tsx";
import { HabitOrBite } from "./habit-or-bite.tsx";
import { useCatchDaysReport } from "./use-reports.ts";

import * as styles from "./without-hours.module.css";

interface WithoutHoursProps extends Omit<BetweenFishProps, "outings"> {
  outings: Outings;
}

/** What a log says without any hours: of trips whose hours nobody knows. */
export function WithoutHours({ naming, outings, ...asked }: WithoutHoursProps) {
  return (
    <>
      <BetweenFish naming={naming} outings={outings.without_hours} {...asked} />
      <WhenYouGo naming={naming} outings={outings} {...asked} />
    </>
  );
}

const LEAST_DAYS = 20;

interface WhenYouGoProps extends Omit<BetweenFishProps, "outings"> {
  outings: Outings;
}

/** How often something was there on the days with a fish. It claims nothing. */
function WhenYouGo({ naming, ...asked }: WhenYouGoProps) {
  const { report, weather } = useCatchDaysReport(asked);
  if (!report || report.days === 0) return null;
  const { days, isEnough, factors } = report;
  return (
    <div className={styles.root}>
      <Section
        title={t`When you go and catch`}
        note={t`${plural(days, { one: "# day with a fish", other: "# days with a fish" })}`}
      >
        <p className={styles.label}>
          {t`Each day with a fish, on a trip with hours or without, beside the same weekdays of its month, at the same hour and place. Right of the line: it was like that more often on your days with a fish. That is when you go and when they bite; hours would part the two.`}
        </p>
        {isEnough ? (
          <CatchDayCharts factors={factors} naming={naming} />
        ) : (
          <Progress label={t`${days} of ${LEAST_DAYS} days with a fish`} share={days / LEAST_DAYS}>
            {t`With fewer, each quarter of the moon has hardly any.`}
          </Progress>
        )}
        <HabitOrBite />
        {isEnough && weather && <Months left={weather.months_left} />}
        <Button className={styles.start} onPress={() => openTripSheet({ kind: "start" })}>
          {t`Start counting hours`}
        </Button>
        {isEnough && weather && <SourcesLine hasSky attribution={weather.attribution} />}
      </Section>
    </div>
  );
}

function Months({ left }: { left: number }) {
  if (left === 0) return null;
  return (
    <p className={styles.note} role="status">
      {t`${plural(left, { one: "The weather of # month is still being looked up.", other: "The weather of # months is still being looked up." })}`}
    </p>
  );
}
