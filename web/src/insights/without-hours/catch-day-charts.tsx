import type { ComparedFactor } from "@creel/domain/insights/without-hours/compare-catch-days";
import { t } from "@lingui/core/macro";

import { formatDecimals } from "../../i18n/numbers.ts";
import type { IntervalAxis } from "../../ui/interval-line.tsx";
import { NoFigure } from "../../ui/layout/figure.tsx";
import { AxisLabels } from "../rates/axis-labels.tsx";
import { ChartGroup } from "../rates/chart-group.tsx";
import { CsvButton } from "../rates/csv-button.tsx";
import { IntervalRows } from "../rates/interval-row.tsx";
import { NumbersFrame } from "../rates/numbers-frame.tsx";
import { describeCatchDays } from "../texts/catch-day-texts.ts";
import { FACTOR_NAMES, factorName } from "../texts/factor-names.ts";
import { type BinNaming, nameOf } from "../texts/name-bins.ts";
import { formatTimesAsMany } from "../texts/verdict-texts.ts";
import { CatchDayRow, type NamedCatchDays } from "./catch-day-row.tsx";
import { saveCatchDays } from "./catch-days-csv.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./without-hours.module.css";

/** Logarithmic, so that half as often is as far from the center as twice as often. */
const TIMES: IntervalAxis = { start: 0.25, ticks: [0.5, 2, 4], end: 4 };
const FRACTIONS: ReadonlyMap<number, string> = new Map([
  [0.25, "¼"],
  [0.5, "½"],
]);

function formatTick(tick: number): string {
  return FRACTIONS.get(tick) ?? `${tick}×`;
}

interface CatchDayChartsProps {
  factors: readonly ComparedFactor[];
  naming: BinNaming;
}

/** Shows a chart per factor on one axis. */
export function CatchDayCharts({ factors, naming }: CatchDayChartsProps) {
  const charts = FACTOR_NAMES.flatMap((name) => {
    const factor = factors.find((each) => each.name === name);
    return factor ? [{ name, title: factorName(name), rows: rowsOf(factor, naming) }] : [];
  });
  return (
    <>
      {charts.map(({ name, title, rows }) => (
        <FactorDays key={name} name={title} rows={rows} />
      ))}
      <AxisLabels axis={TIMES} own={1} label={t`as often`} format={formatTick} />
      <div className={styles.foot}>
        <p>
          {t`Ring: how many times as often on days with a fish as on comparable days. Bar: the likely range, right 95 times in 100, shown from a quarter to four times. Under 5 days is too few to say.`}
        </p>
        <CsvButton onSave={async () => saveCatchDays(charts)}>{t`Save days as CSV`}</CsvButton>
      </div>
    </>
  );
}

function rowsOf(factor: ComparedFactor, naming: BinNaming): NamedCatchDays[] {
  return factor.bins.map((bin) => ({ ...bin, all: factor.days, ...nameOf(bin.bin, factor, naming) }));
}

interface FactorDaysProps {
  /** The display name of the factor. */
  name: string;
  rows: readonly NamedCatchDays[];
}

function FactorDays({ name, rows }: FactorDaysProps) {
  const title = t`${name}, days with a fish`;
  const description = describeCatchDays(rows);
  return (
    <div className={styles.chart}>
      <ChartGroup
        title={title}
        verdicts={[description]}
        numbers={<CatchDayNumbers title={title} rows={rows} />}
      >
        <IntervalRows label={description}>
          {rows.map((row) => (
            <CatchDayRow key={row.bin} row={row} axis={TIMES} />
          ))}
        </IntervalRows>
      </ChartGroup>
    </div>
  );
}

interface CatchDayNumbersProps {
  title: string;
  rows: readonly NamedCatchDays[];
}

function CatchDayNumbers({ title, rows }: CatchDayNumbersProps) {
  return (
    <NumbersFrame
      caption={t`Numbers: ${title}`}
      note={t`Expected: the number if these days were like the other days of their months. Times: how many times as often, with each day compared with its own month.`}
    >
      <thead>
        <tr>
          <th scope="col">
            <span className={utilities.visuallyHidden}>{title}</span>
          </th>
          <th scope="col">{t`Days`}</th>
          <th scope="col" className={styles.expected}>
            {t`Expected`}
          </th>
          <th scope="col">{t`Times`}</th>
          <th scope="col">{t({ message: "Low", context: "end of a range" })}</th>
          <th scope="col">{t({ message: "High", context: "end of a range" })}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ bin, name, days, expected, ratio }) => (
          <tr key={bin}>
            <th scope="row">{name}</th>
            <td>{formatDecimals(days, { min: 0, max: 0, isGrouped: true })}</td>
            <td>{formatDecimals(expected, { min: 1, max: 1, isGrouped: true })}</td>
            <td>{ratio ? formatTimesAsMany(ratio.ratio) : <NoFigure label={t`too few to say`} />}</td>
            <td>{ratio ? formatTimesAsMany(ratio.likely.low) : <NoFigure label={t`too few to say`} />}</td>
            <td>{ratio ? formatTimesAsMany(ratio.likely.high) : <NoFigure label={t`too few to say`} />}</td>
          </tr>
        ))}
      </tbody>
    </NumbersFrame>
  );
}
