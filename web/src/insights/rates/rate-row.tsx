import { plural, t } from "@lingui/core/macro";

import { formatHours, formatRate } from "../../trips/format-trip.ts";
import { IntervalLine } from "../../ui/charts/interval-line.tsx";
import type { IntervalAxis } from "../../ui/charts/interval-line.tsx";
import { NoFigure } from "../../ui/layout/figure.tsx";
import type { ChartRow } from "../words/name-bins.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./rate-rows.module.css";

interface RateRowProps {
  row: ChartRow;
  axis: IntervalAxis;
  /** Fish an hour of all that was fished. */
  own: number;
}

export function RateRow({ row, axis, own }: RateRowProps) {
  const { name, rate, fish, hours } = row;
  const interval = rate && { had: fish / hours, ...rate.likely };
  return (
    <li className={styles.row} data-few={rate === null || undefined}>
      <span className={styles.name}>
        {row.mark && <span className={styles.mark} data-rating={row.mark} />}
        <bdi>{name}</bdi>
      </span>
      <IntervalLine className={styles.line} interval={interval} axis={axis} reference={own} />
      <span className={styles.value}>
        {interval ? <Value {...interval} /> : <NoFigure heard={t`too few to say`} />}
      </span>
      <span className={styles.sample}>{row.outings === 0 ? t`no trip` : describeSample(row)}</span>
    </li>
  );
}

function Value({ had, low, high }: { had: number; low: number; high: number }) {
  const [rate, least, most] = [formatRate(had), formatRate(low), formatRate(high)];
  return (
    <>
      <span aria-hidden>
        <strong>{rate}</strong> <small>{`${least} – ${most}`}</small>
      </span>
      <span className={utilities.visuallyHidden}>{t`${rate} fish an hour, likely ${least} to ${most}`}</span>
    </>
  );
}

/** As in "41 fish, 38 h, 24 trips". */
function describeSample({ fish, hours, outings: trips }: ChartRow): string {
  const effort = formatHours(hours);
  const caught = t`${plural(fish, { one: "# fish", other: "# fish" })}`;
  return t`${caught}, ${effort} h, ${plural(trips, { one: "# trip", other: "# trips" })}`;
}
