import { findSpecies } from "@creel/domain/species/species";
import { plural, t } from "@lingui/core/macro";
import { List, Map as MapIcon } from "lucide-react";
import { type ReactNode, useMemo, useState } from "react";

import { boundsOf } from "../../../map/view/bounds.ts";
import type { MapPoint } from "../../../map/view/map-types.ts";
import { WaterInMap } from "../../../map/waters/water-in-map.tsx";
import { Segmented } from "../../../ui/controls/segmented.tsx";

import * as utilities from "../../../ui/styles/utilities.module.css";
import * as styles from "./lines.module.css";

/** A fish of a line; without a place it is in the list alone. */
export interface PlacedLine {
  id: string;
  species: string;
  latitude: number | undefined;
  longitude: number | undefined;
}

const NO_SPOTS: [] = [];

interface ListOrMapProps {
  /** Only the list where there are none. */
  places: readonly PlacedLine[];
  /** Above both. */
  filter: ReactNode;
  /** The list. */
  children: ReactNode;
}

/** Lines one under the other, or on the map. */
export function ListOrMap({ places, filter, children }: ListOrMapProps) {
  const [isMap, setIsMap] = useState(false);
  const points = useMemo(() => places.flatMap(pointOf), [places]);
  const bounds = boundsOf(points);
  const count = points.length;
  const choices = [
    { id: "list", label: t`List`, icon: List },
    { id: "map", label: t`Map`, icon: MapIcon },
  ] as const;
  return (
    <>
      <div className={styles.tools}>
        {filter}
        {count > 0 && (
          <Segmented
            isIconOnly
            label={t`Shown as`}
            choices={choices}
            value={isMap ? "map" : "list"}
            onChange={(id) => setIsMap(id === "map")}
          />
        )}
      </div>
      {isMap && bounds ? (
        <>
          <p className={utilities.hint}>
            {t`${plural(count, { one: "# of them has a place.", other: "# of them have a place." })}`}
          </p>
          <WaterInMap key={count} outline={null} bounds={bounds} spots={NO_SPOTS} points={points} />
        </>
      ) : (
        children
      )}
    </>
  );
}

function pointOf({ id, species, latitude, longitude }: PlacedLine): MapPoint[] {
  if (latitude === undefined || longitude === undefined) return [];
  const { token, initials } = findSpecies(species);
  return [{ id, latitude, longitude, token, initials }];
}
