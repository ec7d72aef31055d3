import { shownValue, storedValue } from "@creel/domain/units/units";
import { type Control, useController } from "react-hook-form";

import { NumberField } from "../../ui/fields/number-field.tsx";
import { Select } from "../../ui/fields/select.tsx";
import { TextAreaField, TextField } from "../../ui/fields/text-field.tsx";
import { useUnits } from "../../units/use-units.ts";
import { MEASURE_FIELDS } from "../catch-problems.ts";
import type { CatchValues } from "../catch-values.ts";

export type CatchControl = Control<CatchValues>;

type NameOf<Value> = {
  [Name in keyof CatchValues]: CatchValues[Name] extends Value ? Name : never;
}[keyof CatchValues];

interface ControlProps<Name> {
  control: CatchControl;
  name: Name;
}

interface MeasureProps extends ControlProps<keyof typeof MEASURE_FIELDS> {
  isBig?: boolean;
}

/** A measure of the contract with its label and bounds, in the person's unit; the form holds the API's. */
export function MeasureControl({ control, name, isBig = false }: MeasureProps) {
  const { field, fieldState } = useController({ control, name: MEASURE_FIELDS[name] });
  const { unitOf, boundsOf, describeBounds } = useUnits();
  const unit = unitOf(name);
  return (
    <NumberField
      {...boundsOf(name)}
      decimals={unit.typedDecimals}
      isGrouped={unit.isGrouped}
      isBig={isBig}
      value={field.value === null ? null : shownValue(unit, field.value)}
      onChange={(typed) => {
        field.onChange(storedValue(unit, typed, field.value));
        field.onBlur();
      }}
      error={fieldState.error && describeBounds(name)}
    />
  );
}

interface ChoiceProps extends ControlProps<NameOf<string | null>> {
  label: string;
  options: readonly string[];
}

export function ChoiceControl({ control, name, label, options }: ChoiceProps) {
  const { field } = useController({ control, name });
  return <Select label={label} options={options} value={field.value} onChange={field.onChange} />;
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
