import { tidalReach } from "@creel/domain/waters/tidal-reach";
import type { Water } from "@creel/domain/waters/water";
import { t } from "@lingui/core/macro";

import { Hint } from "./condition-section.tsx";
import { LevelSection } from "./level-section.tsx";
import { useStationTides } from "./stored-tides.ts";
import { TemperatureSection } from "./temperature-section.tsx";
import { TideSection } from "./tide-section.tsx";
import { useConditions } from "./use-conditions.ts";

import * as styles from "./conditions.module.css";

interface WaterConditionsProps {
  water: Water;
  /** True if the server does not know the water yet. */
  isNew: boolean;
}

/** Tide, level and temperature of a water. What is not known is left out; the rest of the page stays. */
export function WaterConditions({ water, isNew }: WaterConditionsProps) {
  const tides = useStationTides(water, tidalReach(water.kind));
  const { conditions, isMissing } = useConditions(water.id, !isNew);
  return (
    <div className={styles.all}>
      {tides && <TideSection place={water} tides={tides} />}
      {conditions && (water.kind !== "sea" || conditions.gauge) && (
        <LevelSection water={water} conditions={conditions} />
      )}
      {conditions && <TemperatureSection water={water} conditions={conditions} />}
      {isMissing && <Hint>{t`Level and water temperature could not be loaded.`}</Hint>}
    </div>
  );
}
