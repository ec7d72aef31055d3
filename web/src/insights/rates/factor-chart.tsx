import { plural, t } from "@lingui/core/macro";

import { formatHours, formatRate } from "../../dates/format-trip.ts";
import type { IntervalAxis } from "../../ui/charts/interval-line.tsx";
import type { ChartRow } from "../words/name-bins.ts";
import type { Mark } from "../words/verdict-words.ts";
import { ChartGroup } from "./chart-group.tsx";
import { IntervalRow, IntervalRows } from "./interval-row.tsx";
import { NumbersTable } from "./numbers-table.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./rate-rows.module.css";

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

interface RateRowProps {
  row: ChartRow;
  axis: IntervalAxis;
  /** Fish an hour of all that was fished. */
  own: number;
}

function RateRow({ row, axis, own }: RateRowProps) {
  const { name, isPlace, rate, fish, hours } = row;
  return (
    <IntervalRow
      name={
        <>
          {row.mark && <span className={styles.mark} data-rating={row.mark} />}
          <bdi className={isPlace ? utilities.place : undefined}>{name}</bdi>
        </>
      }
      interval={rate && { had: fish / hours, ...rate.likely }}
      axis={axis}
      reference={own}
      format={formatRate}
      describe={(had, low, high) => t`${had} fish an hour, likely ${low} to ${high}`}
      sample={row.outings === 0 ? t`no trip` : describeSample(row)}
    />
  );
}

/** As in "41 fish, 38 h, 24 trips". */
function describeSample({ fish, hours, outings: trips }: ChartRow): string {
  const effort = formatHours(hours);
  const caught = t`${plural(fish, { one: "# fish", other: "# fish" })}`;
  return t`${caught}, ${effort} h, ${plural(trips, { one: "# trip", other: "# trips" })}`;
}
