import { t } from "@lingui/core/macro";
import { List, Map as MapIcon } from "lucide-react";
import { type ReactNode, useState } from "react";

import { Segmented } from "../../../ui/controls/segmented.tsx";

import * as styles from "./lines.module.css";

interface ListOrMapProps {
  /** Whether any of the lines, whatever the filter, has a place. */
  canBeMap: boolean;
  /** Above both. */
  filter: ReactNode;
  map: ReactNode;
  /** The list. */
  children: ReactNode;
}

/** Lines one under the other, or on the map. */
export function ListOrMap({ canBeMap, filter, map, children }: ListOrMapProps) {
  const [isMap, setIsMap] = useState(false);
  const choices = [
    { id: "list", label: t`List`, icon: List },
    { id: "map", label: t`Map`, icon: MapIcon },
  ] as const;
  return (
    <>
      <div className={styles.tools}>
        {filter}
        {canBeMap && (
          <Segmented
            isIconOnly
            label={t`View as`}
            choices={choices}
            value={isMap ? "map" : "list"}
            onChange={(id) => setIsMap(id === "map")}
          />
        )}
      </div>
      {isMap && canBeMap ? map : children}
    </>
  );
}
