import type { ComparedFactor } from "@creel/domain/insights/without-hours/compare-catch-days";
import { t } from "@lingui/core/macro";

import type { IntervalAxis } from "../../ui/charts/interval-line.tsx";
import { AxisLabels } from "../rates/axis-labels.tsx";
import { ChartGroup } from "../rates/chart-group.tsx";
import { IntervalRows } from "../rates/interval-row.tsx";
import { axisOfValues } from "../rates/rate-axis.ts";
import { wordsOfCatchDays } from "../words/catch-day-words.ts";
import { FACTOR_NAMES, factorName } from "../words/factor-names.ts";
import { type BinNaming, nameOf } from "../words/name-bins.ts";
import { CatchDayNumbers } from "./catch-day-numbers.tsx";
import { CatchDayRow, type NamedCatchDays } from "./catch-day-row.tsx";

import * as styles from "./without-hours.module.css";

interface CatchDayChartsProps {
  factors: readonly ComparedFactor[];
  naming: BinNaming;
}

/** A chart for each factor, on one axis. */
export function CatchDayCharts({ factors, naming }: CatchDayChartsProps) {
  const charts = FACTOR_NAMES.flatMap((name) => {
    const factor = factors.find((each) => each.name === name);
    return factor ? [{ name, rows: rowsOf(factor, naming) }] : [];
  });
  const ends = charts.flatMap(({ rows }) => rows.map(({ ratio }) => ratio?.likely.high ?? 0));
  const axis = axisOfValues([2, ...ends]);
  return (
    <>
      {charts.map(({ name, rows }) => (
        <FactorDays key={name} name={factorName(name)} rows={rows} axis={axis} />
      ))}
      <AxisLabels axis={axis} own={1} label={t`as often`} />
      <p className={styles.note}>
        {t`Ring: how many times as often among days with a fish as among comparable days. Bar: where that plausibly lies, 95 times in 100. Under 5 days we do not say.`}
      </p>
    </>
  );
}

function rowsOf(factor: ComparedFactor, naming: BinNaming): NamedCatchDays[] {
  return factor.bins.map((bin) => ({ ...bin, all: factor.days, ...nameOf(bin.bin, factor, naming) }));
}

interface FactorDaysProps {
  /** Of the factor. */
  name: string;
  rows: readonly NamedCatchDays[];
  axis: IntervalAxis;
}

function FactorDays({ name, rows, axis }: FactorDaysProps) {
  const title = t`${name}, days with a fish`;
  const said = wordsOfCatchDays(rows);
  return (
    <div className={styles.chart}>
      <ChartGroup title={title} verdicts={[said]} numbers={<CatchDayNumbers title={title} rows={rows} />}>
        <IntervalRows label={said}>
          {rows.map((row) => (
            <CatchDayRow key={row.bin} row={row} axis={axis} />
          ))}
        </IntervalRows>
      </ChartGroup>
    </div>
  );
}
