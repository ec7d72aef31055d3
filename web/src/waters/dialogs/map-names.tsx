import { t } from "@lingui/core/macro";

import { Button } from "../../ui/controls/button.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./map-names.module.css";

interface MapNamesProps {
  names: readonly string[];
  onChoose: (name: string) => void;
}

/** Offers the map's names for the waters there. */
export function MapNames({ names, onChoose }: MapNamesProps) {
  if (names.length === 0) return null;
  return (
    <div className={styles.root} role="group" aria-label={t`Names on the map`}>
      <span className={utilities.hint} aria-hidden>
        {t`Names on the map`}
      </span>
      {names.map((name) => (
        <Button key={name} className={utilities.place} onPress={() => onChoose(name)}>
          {name}
        </Button>
      ))}
    </div>
  );
}
