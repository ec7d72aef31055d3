import { t } from "@lingui/core/macro";
import { useController, useWatch } from "react-hook-form";

import { useOwnLures, useGear } from "../../../../gear/data/use-gear.ts";
import { useRunningTrip } from "../../../../trips/data/use-trip.ts";
import { FieldTitle } from "../../../../ui/fields/field-title.tsx";
import { useUnits } from "../../../../units/use-units.ts";
import { describeDepth } from "../../../labels/describe-depth.ts";
import { lureOf } from "../../values/catch-values.ts";
import type { CatchControl } from "../controls/form-controls.tsx";
import { useLureChoice } from "../controls/use-lure-choice.ts";
import { type LastValues, NO_LAST_VALUES } from "./last-values.ts";
import { offeredLures } from "./offered-lures.ts";
import { ValueChip } from "./value-chip.tsx";

import * as utilities from "../../../../ui/styles/utilities.module.css";
import * as styles from "./last-values-chips.module.css";

interface ChipsProps {
  control: CatchControl;
  last: LastValues;
}

export function LastValuesChips({ control, last }: ChipsProps) {
  const units = useUnits();
  const { lures, depth, water_temperature: water } = last;
  const depthText = describeDepth(depth, units);
  const temperature = water === null ? null : units.format("water_temperature", water);
  const hasOwn = useOwnLures().some(({ lastAt }) => lastAt !== null);
  const isSomeKnown = hasOwn || [...lures, depth, water].some((value) => value !== null);
  if (last === NO_LAST_VALUES || !isSomeKnown) return null;
  return (
    <div role="group" aria-labelledby="last-values">
      <FieldTitle id="last-values">{t`From your last catches`}</FieldTitle>
      <div className={styles.chips}>
        <LureChips control={control} last={last} />
        {depth !== null && depthText && (
          <MeasureChip control={control} name="depth" value={depth}>
            {depthText}
          </MeasureChip>
        )}
        {water !== null && temperature && (
          <MeasureChip control={control} name="water_temperature" value={water}>
            {t`Water ${temperature}`}
          </MeasureChip>
        )}
      </div>
    </div>
  );
}

function LureChips({ control, last }: ChipsProps) {
  const { chooseOwn, chooseType, isTied, tied: chosen } = useLureChoice(control);
  const type = useWatch({ control, compute: lureOf });
  return offeredLures(useOwnLures(), last).map(({ key, name, own, lureType }) => (
    <ValueChip
      key={key}
      isTaken={own ? isTied(own) : chosen === null && type === lureType}
      onChange={(isNowTaken) => {
        if (own) chooseOwn(isNowTaken ? own : null);
        else chooseType(isNowTaken ? lureType : null);
      }}
    >
      {name}
    </ValueChip>
  ));
}

interface MeasureChipProps {
  control: CatchControl;
  name: "depth" | "water_temperature";
  value: number;
  children: string;
}

function MeasureChip({ control, name, value, children }: MeasureChipProps) {
  const { field } = useController({ control, name });
  return (
    <ValueChip
      isTaken={field.value === value}
      onChange={(isNowTaken) => {
        field.onChange(isNowTaken ? value : null);
        field.onBlur();
      }}
    >
      {children}
    </ValueChip>
  );
}

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
      {isNew && trip && <p className={utilities.hint}>{t`Saved for your next catch on this trip.`}</p>}
    </div>
  );
}
