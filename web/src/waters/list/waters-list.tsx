import type { WaterList } from "@creel/domain/waters/water-list";
import { t } from "@lingui/core/macro";

import { classNames } from "../../ui/styles/class-names.ts";
import { axisFor } from "../rates/axis.ts";
import { likelyRate, ownRate } from "../rates/likely-rate.ts";
import { sortWaters, type WaterOrder } from "./sort-waters.ts";
import { UnnamedRow } from "./unnamed-row.tsx";
import { WaterRow } from "./water-row.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./waters-list.module.css";

interface WatersListProps extends WaterList {
  order: WaterOrder;
}

export function WatersList({ waters, unnamed, order }: WatersListProps) {
  const efforts = waters.map(({ usable }) => usable);
  const own = ownRate(efforts);
  const rows = sortWaters(waters, order).map((water) => ({
    water,
    rate: likelyRate(water.usable, efforts),
  }));
  const axis = axisFor(
    rows.map(({ rate }) => rate),
    own,
  );
  return (
    <>
      <ColumnNames />
      <ul className={styles.list} aria-label={t`Waters`}>
        {rows.map(({ water, rate }) => (
          <WaterRow key={water.id} water={water} rate={rate} axis={axis} own={own} />
        ))}
        {unnamed.map((place) => (
          <UnnamedRow key={`${place.latitude},${place.longitude}`} place={place} />
        ))}
      </ul>
      <p className={styles.foot}>{t`Names are yours, and only you see them.`}</p>
    </>
  );
}

/** Each row says the words itself to who does not see them. */
function ColumnNames() {
  return (
    <div className={classNames(styles.columns, utilities.onlyDesk)} aria-hidden>
      <span className={styles.count}>{t`Trips`}</span>
      <span>{t`Hours`}</span>
      <span>{t`Fish`}</span>
      <span className={styles.rates}>{t`Fish an hour. Ring: had. Bar: likely.`}</span>
      <span className={styles.rates}>{t`Best`}</span>
    </div>
  );
}
