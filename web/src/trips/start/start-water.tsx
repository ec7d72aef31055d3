import { MILES_TO_KILOMETERS } from "@creel/domain/units/conversions";
import type { WaterSummary } from "@creel/domain/waters/water";
import { t } from "@lingui/core/macro";
import { useState } from "react";

import { Button } from "../../ui/controls/button.tsx";
import { ComboBox } from "../../ui/fields/combo-box.tsx";
import { useUnits } from "../../units/use-units.ts";
import { WaterOutline } from "../../waters/water-outline.tsx";
import { nearestFirst } from "../parts/own-water-at.ts";
import { useWatersHere, type WatersHere } from "../parts/use-own-waters.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./start-water.module.css";

interface StartWaterProps {
  water: WaterSummary | null;
  chosenId: string | null;
  onChoose: (id: string | null) => void;
}

/** Chooses the angler's water for the trip. Renders nothing without waters. */
export function StartWater({ water, chosenId, onChoose }: StartWaterProps) {
  const here = useWatersHere();
  const [isChanging, setIsChanging] = useState(false);
  if (here.waters.length === 0) return null;
  const choose = (id: string | null) => {
    onChoose(id);
    if (id !== null) setIsChanging(false);
  };
  return (
    <div className={styles.root}>
      <div className={styles.line}>
        {water && (
          <WaterOutline water={{ ...water, outline: water.small_outline }} className={styles.outline} />
        )}
        <p className={styles.name}>
          {water && <b className={utilities.place}>{water.name}</b>}
          <span>{reasonOf(water, here)}</span>
        </p>
        {!isChanging && (
          <Button look="quiet" onPress={() => setIsChanging(true)}>
            {water ? t`Change` : t`Choose`}
          </Button>
        )}
      </div>
      {isChanging && <OwnWaters value={chosenId ?? water?.id ?? null} onChange={choose} />}
    </div>
  );
}

interface OwnWatersProps {
  value: string | null;
  onChange: (id: string | null) => void;
}

/** Lists the nearest waters first. */
function OwnWaters({ value, onChange }: OwnWatersProps) {
  const { place, waters } = useWatersHere();
  const { formatDistance } = useUnits();
  const far = (kilometers: number | null) =>
    kilometers === null ? "" : formatDistance(MILES_TO_KILOMETERS.toApi(kilometers));
  const options = nearestFirst(place, waters).map(({ water: { id, name }, kilometers }) => ({
    id,
    name,
    note: far(kilometers),
  }));
  return <ComboBox label={t`Water`} options={options} value={value} onChange={onChange} autoFocus />;
}

function reasonOf(water: WaterSummary | null, { here, place }: WatersHere): string {
  if (water === null) {
    return place ? t`You’re not on any of your waters` : t`This phone’s location isn’t known`;
  }
  if (water.id !== here?.id) return t`You chose it`;
  return water.small_outline ? t`You’re on it, by the map` : t`You’re near it`;
}
