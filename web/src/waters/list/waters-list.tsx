import { WATER_LIMITS } from "@creel/domain/waters/new-water";
import type { UnnamedPlace, WaterList } from "@creel/domain/waters/water-list";
import { plural, t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";

import { joinList } from "../../i18n/join-list.ts";
import { placeNameQuery } from "../../places/api.ts";
import { Button } from "../../ui/controls/button.tsx";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { classNames } from "../../ui/styles/class-names.ts";
import { likelyRate, ownRate } from "../likely-rate.ts";
import { WaterOutline } from "../water-outline.tsx";
import { sortWaters, type WaterOrder } from "./water-filters.tsx";
import { axisFor, WaterRow } from "./water-row.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./waters-list.module.css";

interface WatersListProps extends WaterList {
  order: WaterOrder;
}

const NewWater = lazyPart(async () => (await import("../dialogs/new-water.tsx")).NewWater);

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

interface UnnamedRowProps {
  place: UnnamedPlace;
}

function UnnamedRow({ place }: UnnamedRowProps) {
  const { data: where } = useQuery(placeNameQuery(place));
  const [isNaming, setIsNaming] = useState(false);
  return (
    <li className={styles.unnamed}>
      <WaterOutline water={{ ...place, radius: WATER_LIMITS.radius.default, outline: null }} />
      <div className={styles.words}>
        <b>{t`A water without a name`}</b>
        <p>{describeUnnamed(place, where ?? null)}</p>
      </div>
      <Button onPress={() => setIsNaming(true)}>{t`Name it`}</Button>
      <Suspense>{isNaming && <NewWater place={place} onClose={() => setIsNaming(false)} />}</Suspense>
    </li>
  );
}

function describeUnnamed({ fish, trips }: UnnamedPlace, where: string | null): string {
  const what = joinList([
    fish > 0 && t`${plural(fish, { one: "# catch", other: "# catches" })}`,
    trips > 0 && t`${plural(trips, { one: "# trip", other: "# trips" })}`,
  ]);
  return where === null ? what : `${what} · ${where}`;
}
