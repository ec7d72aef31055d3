import { WATER_LIMITS } from "@creel/domain/waters/new-water";
import type { UnnamedPlace } from "@creel/domain/waters/water-list";
import { plural, t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";

import { joinList } from "../../i18n/join-list.ts";
import { placeNameQuery } from "../../places/places.query.ts";
import { Button } from "../../ui/controls/button.tsx";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { WaterOutline } from "../outline/water-outline.tsx";

import * as styles from "./waters-list.module.css";

const NewWater = lazyPart(async () => (await import("../dialogs/new-water.tsx")).NewWater);

interface UnnamedRowProps {
  place: UnnamedPlace;
}

export function UnnamedRow({ place }: UnnamedRowProps) {
  const { data: where } = useQuery(placeNameQuery(place));
  const [isNaming, setIsNaming] = useState(false);
  return (
    <li className={styles.unnamed}>
      <WaterOutline water={{ ...place, radius: WATER_LIMITS.radius.default, outline: null }} />
      <div className={styles.words}>
        <b>{t`A water without a name`}</b>
        <p>{describe(place, where ?? null)}</p>
      </div>
      <Button onPress={() => setIsNaming(true)}>{t`Name it`}</Button>
      <Suspense>{isNaming && <NewWater place={place} onClose={() => setIsNaming(false)} />}</Suspense>
    </li>
  );
}

function describe({ fish, trips }: UnnamedPlace, where: string | null): string {
  const what = joinList([
    fish > 0 && t`${plural(fish, { one: "# catch", other: "# catches" })}`,
    trips > 0 && t`${plural(trips, { one: "# trip", other: "# trips" })}`,
  ]);
  return where === null ? what : `${what} · ${where}`;
}
