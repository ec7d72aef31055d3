import type { FactorName } from "@creel/domain/insights/factors/factors";
import { t } from "@lingui/core/macro";
import type { ReactNode } from "react";

import type { NamedBin } from "../texts/name-bins.ts";
import { markOf, describeFactorVerdict } from "../texts/verdict-texts.ts";
import { AxisLabels } from "./axis-labels.tsx";
import { CsvButton } from "./csv-button.tsx";
import { FactorChart } from "./factor-chart.tsx";
import { axisOf } from "./rate-axis.ts";
import { saveRates } from "./rates-csv.ts";

import * as styles from "./rate-charts.module.css";

interface NamedChart {
  name: FactorName;
  title: string;
  rows: readonly NamedBin[];
  /** Says when the result was found; `null` or absent if that is not shown. */
  found?: string | null;
}

interface RateChartsProps {
  charts: readonly NamedChart[];
  /** The angler's own rate, which all rows are compared with. */
  own: number;
  /** False while the verdicts are being calculated. */
  hasVerdicts: boolean;
  /** Explains the rings and bars. */
  children: ReactNode;
}

/** Shows a chart per factor on one axis, and saves all of their numbers as CSV. */
export function RateCharts({ charts, own, hasVerdicts, children }: RateChartsProps) {
  const axis = axisOf(
    charts.flatMap(({ rows }) => rows),
    own,
  );
  return (
    <>
      <div className={styles.charts}>
        {charts.map(({ name, title, rows, found }) => (
          <FactorChart
            key={name}
            title={title}
            rows={rows}
            verdicts={hasVerdicts ? [...describeFactorVerdict(rows), ...(found ? [found] : [])] : null}
            mark={hasVerdicts ? markOf(rows) : null}
            axis={axis}
            own={own}
          />
        ))}
      </div>
      <AxisLabels axis={axis} own={own} />
      <div className={styles.foot}>
        <p>{children}</p>
        <CsvButton onSave={async () => saveRates(charts)}>{t`Save numbers as CSV`}</CsvButton>
      </div>
    </>
  );
}
