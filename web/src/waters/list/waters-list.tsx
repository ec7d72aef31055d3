import type { UnnamedPlace, WaterList } from "@creel/domain/waters/water-list";
import { t } from "@lingui/core/macro";

import { Button } from "../../ui/controls/button.tsx";
import { classNames } from "../../ui/styles/class-names.ts";
import { namelessKind } from "../data/format-waters.ts";
import { likelyRate, ownRate } from "../likely-rate.ts";
import { ListedOutline } from "../listed-outline.tsx";
import { UnnamedSummary } from "../proposals/proposals.tsx";
import { dotsOf } from "../proposals/propose.ts";
import { sortWaters, type WaterOrder } from "./water-filters.tsx";
import { axisFor, WaterRow } from "./water-row.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./waters-list.module.css";

interface WatersListProps extends WaterList {
  order: WaterOrder;
  onName: (place: UnnamedPlace) => void;
}

export function WatersList({ waters, unnamed, order, onName }: WatersListProps) {
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
      {waters.length > 0 && <ColumnNames />}
      <ul className={styles.list} aria-label={t`Waters`}>
        {rows.map(({ water, rate }) => (
          <WaterRow key={water.id} water={water} rate={rate} axis={axis} own={own} />
        ))}
        {unnamed.map((place) => (
          <UnnamedRow key={`${place.latitude},${place.longitude}`} place={place} onName={onName} />
        ))}
      </ul>
      <p className={styles.foot}>
        {t`Shores come from the map: an outline for a lake, a line for a river. Only you see your names.`}
      </p>
    </>
  );
}

/** Each row says the words itself to who does not see them. */
function ColumnNames() {
  return (
    <div className={classNames(styles.columns, utilities.onlyDesk)} aria-hidden>
      <span className={styles.count}>{t`Trips`}</span>
      <span>{t`Hours`}</span>
      <span>{t`Skunked`}</span>
      <span className={styles.rates}>{t`Fish per hour`}</span>
      <span className={styles.rates}>{t`Best`}</span>
    </div>
  );
}

interface UnnamedRowProps {
  place: UnnamedPlace;
  onName: (place: UnnamedPlace) => void;
}

function UnnamedRow({ place, onName }: UnnamedRowProps) {
  return (
    <li className={styles.unnamed}>
      <ListedOutline water={place} dots={dotsOf(place)} />
      <div className={styles.words}>
        <b>{namelessKind(place.kind)}</b>
        <UnnamedSummary place={place} />
      </div>
      <Button onPress={() => onName(place)}>{t`Name it`}</Button>
    </li>
  );
}
