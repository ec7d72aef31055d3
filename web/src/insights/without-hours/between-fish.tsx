import type { OutingWithoutHours } from "@creel/domain/insights/outings";
import { plural, t } from "@lingui/core/macro";

import { formatHours } from "../../dates/format-trip.ts";
import { Section } from "../../ui/layout/section.tsx";
import type { InsightFilters } from "../filters/filters-in-address.ts";
import { Progress } from "../rates/not-enough.tsx";
import { RateCharts } from "../rates/rate-charts.tsx";
import type { InteriorReport } from "../report/report.ts";
import { FACTOR_NAMES, factorName } from "../words/factor-names.ts";
import { type BinNaming, nameBins } from "../words/name-bins.ts";
import { useInteriorReport } from "./use-reports.ts";

import * as styles from "./without-hours.module.css";

const LEAST_TRIPS = 15;

export interface BetweenFishProps {
  outings: readonly OutingWithoutHours[];
  /** When they came, in ms. */
  at: number;
  filters: InsightFilters;
  naming: BinNaming;
}

/** What trips without hours say all the same: somebody was fishing between the first and the last fish. */
export function BetweenFish({ outings, at, filters, naming }: BetweenFishProps) {
  const { data: report } = useInteriorReport({ outings, at, filters });
  if (!report || report.outings === 0) return null;
  const { look, outings: trips } = report;
  return (
    <div className={styles.root}>
      <Section title={t`Between your first and last fish`} note={describeAll(report)}>
        <p className={styles.label}>
          {t`Trips without hours. With three fish or more you were fishing between the first and the last; if nothing mattered, the others would lie evenly between them. Fish of one species within 15 minutes of each other are a school and count as one. This finds little, and may say that it cannot tell for years.`}
        </p>
        {look ? (
          <Charts report={report} naming={naming} />
        ) : (
          <Progress label={t`${trips} of ${LEAST_TRIPS} trips`} share={trips / LEAST_TRIPS}>
            {t`Nothing is compared before ${LEAST_TRIPS} such trips: with fewer, luck looks like a rule.`}
          </Progress>
        )}
      </Section>
    </div>
  );
}

function Charts({ report, naming }: { report: InteriorReport; naming: BinNaming }) {
  const charts = FACTOR_NAMES.flatMap((name) => {
    const factor = report.factors.find((each) => each.name === name);
    if (!factor?.bins.some(({ rate }) => rate !== null)) return [];
    const title = factorName(name);
    return [{ name, title: t`${title}, first to last fish`, rows: nameBins(factor, naming) }];
  });
  if (charts.length === 0) return <p>{t`Too few to say.`}</p>;
  return (
    <RateCharts charts={charts} own={report.own.rate} hasVerdicts>
      {t`Ring: fish an hour between the first and the last, which is more than a whole trip brings. Bar: where that rate plausibly lies, 95 times in 100. What is said compares each trip with itself alone. Under 5 hours or 5 trips we do not say.`}
    </RateCharts>
  );
}

/** As in "24 trips, 61 hours, 120 fish between". */
function describeAll({ outings: trips, hours, fish }: InteriorReport): string {
  const effort = formatHours(hours);
  return t`${plural(trips, { one: "# trip", other: "# trips" })}, ${effort} hours, ${plural(fish, { one: "# fish", other: "# fish" })} between`;
}
