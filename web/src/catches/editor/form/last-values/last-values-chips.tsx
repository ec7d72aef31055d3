import { t } from "@lingui/core/macro";
import { useController, useWatch } from "react-hook-form";

import { lastTied } from "../../../../gear/data/own-lures.ts";
import { useOwnLures } from "../../../../gear/data/use-gear.ts";
import { FieldTitle } from "../../../../ui/fields/field-title.tsx";
import { useUnits } from "../../../../units/use-units.ts";
import { describeDepth } from "../../../labels/describe-depth.ts";
import { lureName } from "../../../labels/lure-names.ts";
import { lureOf } from "../../values/catch-values.ts";
import type { CatchControl } from "../controls/form-controls.tsx";
import { useLureChoice } from "../controls/use-lure-choice.ts";
import { type LastValues, MOST_LURES, NO_LAST_VALUES } from "./last-values.ts";
import { ValueChip } from "./value-chip.tsx";

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

function LureChips({ control, last: { lures, tied } }: ChipsProps) {
  const { chooseOwn, chooseType, isTied, tied: chosen } = useLureChoice(control);
  const type = useWatch({ control, compute: lureOf });
  const own = lastTied(useOwnLures(), tied, MOST_LURES);
  // A type is no news beside a lure that has it.
  const types = lures.filter((lure) => own.every(({ lureType }) => lureType !== lure));
  return (
    <>
      {own.map((lure) => (
        <ValueChip
          key={`${lure.lureId} ${lure.variantId}`}
          isTaken={isTied(lure)}
          onChange={(isNowTaken) => chooseOwn(isNowTaken ? lure : null)}
        >
          {lure.name}
        </ValueChip>
      ))}
      {types.slice(0, MOST_LURES - own.length).map((lure) => (
        <ValueChip
          key={lure}
          isTaken={chosen === null && type === lure}
          onChange={(isNowTaken) => chooseType(isNowTaken ? lure : null)}
        >
          {lureName(lure)}
        </ValueChip>
      ))}
    </>
  );
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
