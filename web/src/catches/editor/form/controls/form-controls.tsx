import {
  type ChoiceName,
  type DetailName,
  DETAILS,
  isChoiceName,
  isLongText,
  isMeasureName,
  isTextName,
  type MeasureName,
} from "@creel/domain/details/details";
import { shownValue, storedValue } from "@creel/domain/units/unit-values";
import { t } from "@lingui/core/macro";
import { type Control, useController, useWatch } from "react-hook-form";

import type { FieldTexts } from "../../../../ui/fields/field.tsx";
import { NumberField } from "../../../../ui/fields/number-field.tsx";
import { Select } from "../../../../ui/fields/select.tsx";
import { TextAreaField, TextField } from "../../../../ui/fields/text-field.tsx";
import { useUnits } from "../../../../units/use-units.ts";
import { choiceName } from "../../../labels/choice-names.ts";
import { detailLabel } from "../../../labels/detail-labels.ts";
import { boundsOf, describeBounds } from "../../../labels/measure-bounds.ts";
import type { CatchValues } from "../../values/catch-values.ts";
import { LureControl } from "./lure-control.tsx";

export type CatchControl = Control<CatchValues>;

type NameOf<Value> = {
  [Name in keyof CatchValues]-?: CatchValues[Name] extends Value ? Name : never;
}[keyof CatchValues];

interface ControlProps<Name> {
  control: CatchControl;
  name: Name;
}

interface MeasureProps extends ControlProps<MeasureName>, Pick<FieldTexts, "hint" | "caution"> {
  isBig?: boolean;
}

const OF_ONE: ReadonlySet<MeasureName> = new Set(["weight", "length"]);

/** Returns "of one" beside a measure of one fish while the catch is of several. */
export function useOfOne(control: CatchControl, name: MeasureName): string | undefined {
  const isOfSeveral = useWatch({ control, name: "quantity" }) > 1;
  return isOfSeveral && OF_ONE.has(name) ? t`of one` : undefined;
}

/** Shows the user's unit; the form holds the API's. */
export function MeasureControl({ control, name, isBig = false, hint, caution }: MeasureProps) {
  const { field, fieldState } = useController({ control, name });
  const units = useUnits();
  const unit = units.unitOf(name);
  return (
    <NumberField
      {...boundsOf(name, units)}
      note={useOfOne(control, name)}
      hint={hint}
      caution={caution}
      decimals={unit.typedDecimals}
      isGrouped={unit.isGrouped}
      isBig={isBig}
      value={field.value === null ? null : shownValue(unit, field.value)}
      onChange={(typed) => {
        field.onChange(storedValue(unit, typed, field.value));
        field.onBlur();
      }}
      error={fieldState.error && describeBounds(name, units)}
    />
  );
}

function ChoiceControl({ control, name }: ControlProps<ChoiceName>) {
  const { field } = useController({ control, name });
  return (
    <Select
      label={detailLabel(name)}
      options={DETAILS[name].choices}
      nameOf={(choice) => choiceName(name, choice)}
      value={field.value}
      onChange={field.onChange}
    />
  );
}

interface TextProps extends ControlProps<NameOf<string>> {
  label: string;
  note?: string;
  isLong?: boolean;
}

export function TextControl({ control, name, label, note, isLong = false }: TextProps) {
  const { field, fieldState } = useController({ control, name });
  const props = {
    label,
    note,
    value: field.value,
    onChange: field.onChange,
    error: fieldState.error?.message,
  };
  return isLong ? <TextAreaField {...props} /> : <TextField {...props} />;
}

export function DetailControl({ control, name }: ControlProps<DetailName>) {
  if (isMeasureName(name)) return <MeasureControl control={control} name={name} />;
  if (isChoiceName(name)) return <ChoiceControl control={control} name={name} />;
  if (!isTextName(name)) return <LureControl control={control} />;
  return <TextControl control={control} name={name} label={detailLabel(name)} isLong={isLongText(name)} />;
}
