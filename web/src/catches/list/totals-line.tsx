import type { CatchTotals } from "@creel/domain/catches/summary";
import { plural, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Fragment } from "react";

import { formatNumber } from "../../i18n/numbers.ts";
import { formatDays } from "../../ui/filters/date-ranges.ts";
import type { Amount } from "../../ui/layout/figure.tsx";
import { useUnits } from "../../units/use-units.ts";

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
      <Count count={count} />
      {totalWeight !== null && (
        <span>
          <Trans>
            <Amounts amounts={inAll(totalWeight)} /> in all
          </Trans>
        </span>
      )}
      {heaviest !== null && (
        <span>
          <Trans>
            <Amounts amounts={glance("weight", heaviest)} /> heaviest
          </Trans>
        </span>
      )}
      {longest !== null && (
        <span>
          <Trans>
            <Amounts amounts={glance("length", longest)} /> longest
          </Trans>
        </span>
      )}
      {firstDay !== null && lastDay !== null && <span>{formatDays(firstDay, lastDay)}</span>}
    </p>
  );
}

function Count({ count }: { count: number }) {
  return (
    <span>
      <b>{formatNumber(count)}</b>
      {t`${plural(count, { one: "catch", other: "catches" })}`}
    </span>
  );
}

function Amounts({ amounts }: { amounts: readonly Amount[] }) {
  return amounts.map(({ figure, unit }, index) => (
    <Fragment key={unit}>
      {index > 0 && " "}
      <b>{figure}</b>
      {unit}
    </Fragment>
  ));
}
