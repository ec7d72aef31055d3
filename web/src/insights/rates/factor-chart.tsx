import { t } from "@lingui/core/macro";

import type { IntervalAxis } from "../../ui/charts/interval-line.tsx";
import type { ChartRow } from "../words/name-bins.ts";
import type { Mark } from "../words/verdict-words.ts";
import { ChartGroup } from "./chart-group.tsx";
import { IntervalRows } from "./interval-row.tsx";
import { NumbersTable } from "./numbers-table.tsx";
import { RateRow } from "./rate-row.tsx";

interface FactorChartProps {
  title: string;
  /** What can be said, the most important sentence first: none, or `null` while it is worked out. */
  verdicts: readonly string[] | null;
  mark?: Mark;
  /** In the order of their bins, never by rate. */
  rows: readonly ChartRow[];
  axis: IntervalAxis;
  own: number;
}

/** What was fished, by one factor: what can be said of it, each bin with its doubt, and the numbers behind. */
export function FactorChart({ title, verdicts, mark = null, rows, axis, own }: FactorChartProps) {
  const said = (verdicts ?? [t`Working it out …`]).join(" ");
  return (
    <ChartGroup
      title={title}
      verdicts={verdicts}
      mark={mark}
      numbers={<NumbersTable title={title} rows={rows} />}
    >
      <IntervalRows label={said === "" ? title : said}>
        {rows.map((row) => (
          <RateRow key={row.bin} row={row} axis={axis} own={own} />
        ))}
      </IntervalRows>
    </ChartGroup>
  );
}
