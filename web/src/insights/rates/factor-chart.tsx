import { plural, t } from "@lingui/core/macro";

import { formatHours, formatRate } from "../../dates/format-trip.ts";
import { formatDecimals } from "../../i18n/numbers.ts";
import { useIsPhone } from "../../ui/hooks/use-is-phone.ts";
import type { IntervalAxis } from "../../ui/interval-line.tsx";
import { NoFigure } from "../../ui/layout/figure.tsx";
import type { ChartRow } from "../texts/name-bins.ts";
import type { Mark } from "../texts/verdict-texts.ts";
import { ChartGroup } from "./chart-group.tsx";
import { IntervalRow, IntervalRows } from "./interval-row.tsx";
import { NumbersFrame } from "./numbers-frame.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./rate-rows.module.css";

interface FactorChartProps {
  title: string;
  /** The accessible name of the section, for a title that another section may have, too. */
  label?: string | undefined;
  /** Sentences, most important first; empty if nothing can be said, `null` while they are being calculated. */
  verdicts: readonly string[] | null;
  mark?: Mark;
  /** In the order of the bins, never sorted by rate. */
  rows: readonly ChartRow[];
  axis: IntervalAxis;
  own: number;
}

/** Shows the rates by one factor: the verdict, each bin with its likely range, and the numbers behind them. */
export function FactorChart({ title, label, verdicts, mark = null, rows, axis, own }: FactorChartProps) {
  const description = (verdicts ?? [t`Working it out …`]).join(" ");
  return (
    <ChartGroup
      title={title}
      label={label}
      verdicts={verdicts}
      mark={mark}
      numbers={<NumbersTable title={title} rows={rows} />}
    >
      <IntervalRows label={description === "" ? title : description}>
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
  /** Fish per hour over all outings. */
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
      interval={rate && { observed: fish / hours, ...rate.likely }}
      axis={axis}
      reference={own}
      format={formatRate}
      describe={(observed, low, high) => t`${observed} fish per hour, likely ${low} to ${high}`}
      sample={row.outings === 0 ? t`no trip` : describeSample(row)}
    />
  );
}

/** Returns text such as "41 fish, 38 h, 24 trips". */
function describeSample({ fish, hours, outings: trips }: ChartRow): string {
  const effort = formatHours(hours);
  const caught = t`${plural(fish, { one: "# fish", other: "# fish" })}`;
  return t`${caught}, ${effort} h, ${plural(trips, { one: "# trip", other: "# trips" })}`;
}

interface NumbersTableProps {
  title: string;
  rows: readonly ChartRow[];
}

/** Shows the numbers behind the lines. On a phone, each bin name has its own row, so that all numbers fit. */
function NumbersTable({ title, rows }: NumbersTableProps) {
  const isPhone = useIsPhone();
  return (
    <NumbersFrame
      caption={t`Numbers: ${title}`}
      note={t`In fish per hour. Rate: fish divided by hours. Mean: pulled toward your average, more so with few trips. Low and high: the ends of the bar.`}
    >
      <thead>
        <tr>
          {!isPhone && (
            <th scope="col">
              <span className={utilities.visuallyHidden}>{title}</span>
            </th>
          )}
          <th scope="col">{t`Fish`}</th>
          <th scope="col">{t`Hours`}</th>
          <th scope="col">{t`Trips`}</th>
          <th scope="col">{t`Rate`}</th>
          <th scope="col">{t`Mean`}</th>
          <th scope="col">{t({ message: "Low", context: "end of a range" })}</th>
          <th scope="col">{t({ message: "High", context: "end of a range" })}</th>
        </tr>
      </thead>
      {rows.map((row) => (
        <tbody key={row.bin}>
          {isPhone && (
            <tr>
              <th scope="rowgroup" colSpan={7}>
                <bdi className={row.isPlace ? utilities.place : undefined}>{row.name}</bdi>
              </th>
            </tr>
          )}
          <tr>
            {!isPhone && (
              <th scope="row">
                <bdi className={row.isPlace ? utilities.place : undefined}>{row.name}</bdi>
              </th>
            )}
            <td>{formatCount(row.fish)}</td>
            <td>{formatHours(row.hours)}</td>
            <td>{formatCount(row.outings)}</td>
            {ratesOf(row).map(([column, rate]) => (
              <td key={column}>
                {rate === null ? <NoFigure label={t`too few to say`} /> : formatRate(rate)}
              </td>
            ))}
          </tr>
        </tbody>
      ))}
    </NumbersFrame>
  );
}

function ratesOf({ rate, fish, hours }: ChartRow): [column: string, rate: number | null][] {
  return [
    ["had", rate && fish / hours],
    ["mean", rate && rate.mean],
    ["low", rate && rate.likely.low],
    ["high", rate && rate.likely.high],
  ];
}

function formatCount(count: number): string {
  return formatDecimals(count, { min: 0, max: 0, isGrouped: true });
}
