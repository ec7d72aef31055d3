import type { OutingWithoutHours } from "@creel/domain/insights/outings";
import type { ComparedCatchDays } from "@creel/domain/insights/without-hours/compare-catch-days";
import { plural, t } from "@lingui/core/macro";

import { openTripSheet } from "../../trips/trip-sheets.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Section } from "../../waters/parts/section.tsx";
import type { InsightFilters } from "../filters/use-insight-filters.ts";
import { AxisLabels } from "../rates/axis-labels.tsx";
import { ChartGroup } from "../rates/chart-group.tsx";
import { IntervalRows } from "../rates/interval-row.tsx";
import { Progress } from "../rates/not-enough.tsx";
import { axisOfValues } from "../rates/rate-axis.ts";
import { wordsOfBin } from "../words/bin-names.ts";
import { factorName } from "../words/factor-names.ts";
import { CatchDayNumbers } from "./catch-day-numbers.tsx";
import { CatchDayRow } from "./catch-day-row.tsx";
import { useCatchDaysReport } from "./use-reports.ts";

import * as styles from "./without-hours.module.css";

const LEAST_DAYS = 20;

interface WhenYouGoProps {
  outings: readonly OutingWithoutHours[];
  /** When they came, in ms. */
  at: number;
  filters: InsightFilters;
}

/** How often something was there on the days with a fish of trips without hours. It claims nothing. */
export function WhenYouGo({ outings, at, filters }: WhenYouGoProps) {
  const { data: report } = useCatchDaysReport({ outings, at, filters });
  if (!report || report.days === 0) return null;
  const { days, isEnough } = report;
  return (
    <div className={styles.root}>
      <Section
        title={t`When you go and catch`}
        note={t`${plural(days, { one: "# day with a fish", other: "# days with a fish" })}`}
      >
        <p className={styles.label}>
          {t`Trips without hours. Each day with a fish is compared with the same weekdays of its month. That is when you go and when they bite; hours would part the two.`}
        </p>
        {isEnough ? (
          <Moon report={report} />
        ) : (
          <Progress label={t`${days} of ${LEAST_DAYS} days with a fish`} share={days / LEAST_DAYS}>
            {t`With fewer, each quarter of the moon has hardly any.`}
          </Progress>
        )}
        <Button className={styles.start} onPress={() => openTripSheet({ kind: "start" })}>
          {t`Start counting hours`}
        </Button>
      </Section>
    </div>
  );
}

function Moon({ report: { days, moon } }: { report: ComparedCatchDays }) {
  const factor = factorName("moon");
  const title = t`${factor}, days with a fish`;
  const rows = moon.map((bin) => ({ ...bin, all: days, name: wordsOfBin("moon", bin.bin)?.name ?? bin.bin }));
  const axis = axisOfValues([2, ...moon.map(({ ratio }) => ratio?.likely.high ?? 0)]);
  return (
    <>
      <div className={styles.chart}>
        <ChartGroup title={title} verdicts={[]} numbers={<CatchDayNumbers title={title} rows={rows} />}>
          <IntervalRows label={t`${factor}: how many times as often among days with a fish`}>
            {rows.map((row) => (
              <CatchDayRow key={row.bin} row={row} axis={axis} />
            ))}
          </IntervalRows>
        </ChartGroup>
      </div>
      <AxisLabels axis={axis} own={1} label={t`as often`} />
      <p className={styles.note}>
        {t`Ring: how many times as often among days with a fish as among comparable days. Bar: where that plausibly lies, 95 times in 100.`}
      </p>
    </>
  );
}
