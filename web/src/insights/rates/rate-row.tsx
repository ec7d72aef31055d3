import { plural, t } from "@lingui/core/macro";

import { formatHours, formatRate } from "../../dates/format-trip.ts";
import type { IntervalAxis } from "../../ui/charts/interval-line.tsx";
import type { ChartRow } from "../words/name-bins.ts";
import { IntervalRow } from "./interval-row.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./rate-rows.module.css";

interface RateRowProps {
  row: ChartRow;
  axis: IntervalAxis;
  /** Fish an hour of all that was fished. */
  own: number;
}

export function RateRow({ row, axis, own }: RateRowProps) {
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
