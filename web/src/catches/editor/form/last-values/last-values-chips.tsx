import { t } from "@lingui/core/macro";
import { Check, Plus } from "lucide-react";
import { ToggleButton } from "react-aria-components";
import { useController, useWatch } from "react-hook-form";

import { Icon } from "../../../../ui/art/icon.tsx";
import { FieldTitle } from "../../../../ui/fields/field-title.tsx";
import { useUnits } from "../../../../units/use-units.ts";
import { describeDepth } from "../../../labels/describe-depth.ts";
import { lureName } from "../../../labels/lure-names.ts";
import { lureOf, splitLure } from "../../values/catch-values.ts";
import type { CatchControl } from "../controls/form-controls.tsx";
import type { LastValues } from "./last-values.ts";

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
  if (lures.length === 0 && depth === null && water === null) return null;
  return (
    <div role="group" aria-labelledby="last-values">
      <FieldTitle id="last-values">{t`From your last catches`}</FieldTitle>
      <div className={styles.chips}>
        {lures.map((lure) => (
          <LureChip key={lure} control={control} lure={lure} />
        ))}
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

function LureChip({ control, lure }: { control: CatchControl; lure: string }) {
  const { field } = useController({ control, name: "lure_type" });
  const custom = useController({ control, name: "customLureType" });
  const isTaken = useWatch({ control, compute: (values) => lureOf(values) === lure });
  return (
    <Chip
      isTaken={isTaken}
      onChange={(isNowTaken) => {
        const split = splitLure(isNowTaken ? lure : null);
        field.onChange(split.lure_type);
        custom.field.onChange(split.customLureType);
      }}
    >
      {lureName(lure)}
    </Chip>
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
    <Chip
      isTaken={field.value === value}
      onChange={(isNowTaken) => {
        field.onChange(isNowTaken ? value : null);
        field.onBlur();
      }}
    >
      {children}
    </Chip>
  );
}

interface ChipProps {
  isTaken: boolean;
  onChange: (isTaken: boolean) => void;
  children: string;
}

function Chip({ isTaken, onChange, children }: ChipProps) {
  return (
    <ToggleButton className={styles.chip} isSelected={isTaken} onChange={onChange}>
      <Icon of={isTaken ? Check : Plus} isSmall />
      <span>{children}</span>
    </ToggleButton>
  );
}
