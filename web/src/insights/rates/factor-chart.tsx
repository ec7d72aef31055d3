import { t } from "@lingui/core/macro";
import { useId, useState } from "react";

import type { IntervalAxis } from "../../ui/charts/interval-line.tsx";
import { Button } from "../../ui/controls/button.tsx";
import type { ChartRow } from "../words/name-bins.ts";
import { NumbersTable } from "./numbers-table.tsx";
import { RateRow } from "./rate-row.tsx";

import * as styles from "./factor-chart.module.css";
import * as rowStyles from "./rate-rows.module.css";

interface FactorChartProps {
  title: string;
  /** What can be said, the most important sentence first: none, or `null` while it is worked out. */
  verdicts: readonly string[] | null;
  /** In the order of their bins, never by rate. */
  rows: readonly ChartRow[];
  axis: IntervalAxis;
  own: number;
}

/** What was fished, by one factor: what can be said of it, each bin with its doubt, and the numbers behind. */
export function FactorChart({ title, verdicts, rows, axis, own }: FactorChartProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [first, ...others] = verdicts ?? [t`Working it out …`];
  const said = [first, ...others].join(" ");
  return (
    <section className={styles.root} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id}>{title}</h3>
        {first !== undefined && (
          <p className={styles.verdict} aria-busy={verdicts === null}>
            <b>{first}</b> {others.join(" ")}
          </p>
        )}
        <Button
          look="quiet"
          className={styles.numbers}
          aria-expanded={isOpen}
          onPress={() => setIsOpen(!isOpen)}
        >
          {t`Numbers`}
        </Button>
      </div>
      <div className={styles.chart}>
        <ul className={rowStyles.rows} aria-label={said === "" ? title : said}>
          {rows.map((row) => (
            <RateRow key={row.bin} row={row} axis={axis} own={own} />
          ))}
        </ul>
        {isOpen && <NumbersTable title={title} rows={rows} />}
      </div>
    </section>
  );
}
