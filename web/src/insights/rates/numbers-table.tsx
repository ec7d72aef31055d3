import { t } from "@lingui/core/macro";

import { formatHours, formatRate } from "../../dates/format-trip.ts";
import { formatDecimals } from "../../i18n/numbers.ts";
import { useIsPhone } from "../../ui/hooks/use-is-phone.ts";
import { NoFigure } from "../../ui/layout/figure.tsx";
import type { ChartRow } from "../words/name-bins.ts";
import { NumbersFrame } from "./numbers-frame.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";

interface NumbersTableProps {
  /** Of the factor. */
  title: string;
  rows: readonly ChartRow[];
}

/** What the lines are drawn from. On a phone a bin's name has a row of its own, so that all numbers fit. */
export function NumbersTable({ title, rows }: NumbersTableProps) {
  const isPhone = useIsPhone();
  return (
    <NumbersFrame
      caption={t`Numbers: ${title}`}
      note={t`In fish an hour. Had: fish by hours. Mean: drawn towards your average, the more so the fewer trips there are. Low and high: the ends of the bar.`}
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
          <th scope="col">{t`Had`}</th>
          <th scope="col">{t`Mean`}</th>
          <th scope="col">{t`Low`}</th>
          <th scope="col">{t`High`}</th>
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
                {rate === null ? <NoFigure heard={t`too few to say`} /> : formatRate(rate)}
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
