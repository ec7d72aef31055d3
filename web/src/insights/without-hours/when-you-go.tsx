import { plural, t } from "@lingui/core/macro";

import { openTripSheet } from "../../trips/trip-sheets.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Section } from "../../waters/parts/section.tsx";
import { SourcesLine } from "../../weather/forecast/sources-line.tsx";
import { Progress } from "../rates/not-enough.tsx";
import type { BetweenFishProps } from "./between-fish.tsx";
import { CatchDayCharts } from "./catch-day-charts.tsx";
import { useCatchDaysReport } from "./use-reports.ts";

import * as styles from "./without-hours.module.css";

const LEAST_DAYS = 20;

/** How often something was there on the days with a fish of trips without hours. It claims nothing. */
export function WhenYouGo({ naming, ...asked }: BetweenFishProps) {
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
          {t`Trips without hours. Each day with a fish is compared with the same weekdays of its month, at the same hour and place. That is when you go and when they bite; hours would part the two.`}
        </p>
        {isEnough ? (
          <CatchDayCharts factors={factors} naming={naming} />
        ) : (
          <Progress label={t`${days} of ${LEAST_DAYS} days with a fish`} share={days / LEAST_DAYS}>
            {t`With fewer, each quarter of the moon has hardly any.`}
          </Progress>
        )}
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
