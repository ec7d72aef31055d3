import { t } from "@lingui/core/macro";
import { useController } from "react-hook-form";

import { useGear } from "../../../../gear/data/use-gear.ts";
import { useRunningTrip } from "../../../../trips/data/use-running-trip.ts";
import { FieldTitle } from "../../../../ui/fields/field-title.tsx";
import type { CatchControl } from "../controls/form-controls.tsx";
import { ValueChip } from "./value-chip.tsx";

import * as utilities from "../../../../ui/styles/utilities.module.css";
import * as styles from "./last-values-chips.module.css";

const MOST_RODS = 3;

interface RodChipsProps {
  control: CatchControl;
  isNew: boolean;
}

/** The rods that were used last, and that of the catch; nothing where there are none. */
export function RodChips({ control, isNew }: RodChipsProps) {
  const trip = useRunningTrip();
  const { field } = useController({ control, name: "rodId" });
  const rods = useGear().filter(({ kind }) => kind === "rod");
  const inUse = rods.filter(({ state }) => state === "in_use");
  const last = inUse.toSorted((one, other) => (other.last_at ?? "").localeCompare(one.last_at ?? ""));
  const chosen = rods.filter(({ id }) => id === field.value);
  const shown = [...new Set([...last.slice(0, MOST_RODS), ...chosen])];
  if (shown.length === 0) return null;
  return (
    <div role="group" aria-labelledby="rod">
      <FieldTitle id="rod">{t`Rod`}</FieldTitle>
      <div className={styles.chips}>
        {shown.map(({ id, name }) => (
          <ValueChip
            key={id}
            isTaken={field.value === id}
            onChange={(isNowTaken) => field.onChange(isNowTaken ? id : null)}
          >
            {name}
          </ValueChip>
        ))}
      </div>
      {isNew && trip && <p className={utilities.hint}>{t`Kept for the next catch of this trip.`}</p>}
    </div>
  );
}
