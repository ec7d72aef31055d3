import type { CatchTotals } from "@creel/domain/catches/summary";
import { t } from "@lingui/core/macro";
import { Fragment } from "react";

import type { Amount } from "../../ui/layout/figure.tsx";
import { useUnits } from "../../units/use-units.ts";
import { formatDays } from "../filters/model/describe-filters.ts";
import { formatNumber } from "../logbook/format.ts";

import * as styles from "./totals-line.module.css";

interface TotalsLineProps {
  /** `undefined` while they are loading. */
  totals: CatchTotals | undefined;
}

export function TotalsLine({ totals }: TotalsLineProps) {
  const { glance, totalWeight: inAll } = useUnits();
  if (!totals) return <p className={styles.root} aria-busy />;
  const { count, totalWeight, heaviest, longest, firstDay, lastDay } = totals;
  return (
    <p className={styles.root} role="status">
      <Total amounts={[{ figure: formatNumber(count), unit: count === 1 ? "catch" : "catches" }]} />
      {totalWeight !== null && <Total amounts={inAll(totalWeight)} label={t`in all`} />}
      {heaviest !== null && <Total amounts={glance("weight", heaviest)} label="heaviest" />}
      {longest !== null && <Total amounts={glance("length", longest)} label="longest" />}
      {firstDay !== null && lastDay !== null && <span>{formatDays(firstDay, lastDay)}</span>}
    </p>
  );
}

interface TotalProps {
  amounts: readonly Amount[];
  label?: string;
}

function Total({ amounts, label = "" }: TotalProps) {
  return (
    <span>
      {amounts.map(({ figure, unit }, index) => (
        <Fragment key={unit}>
          {index > 0 && " "}
          <b>{figure}</b>
          {unit}
        </Fragment>
      ))}
      {label && ` ${label}`}
    </span>
  );
}
