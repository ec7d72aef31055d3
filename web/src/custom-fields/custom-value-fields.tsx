import type {
  CustomFieldSubject,
  CustomValues,
  CustomField,
  CustomValue,
} from "@creel/domain/custom-fields/custom-field";
import { CUSTOM_FIELD_LIMITS } from "@creel/domain/custom-fields/custom-field-limits";
import { t } from "@lingui/core/macro";
import { useId } from "react";

import { FieldTitle } from "../ui/fields/field-title.tsx";
import { NumberField } from "../ui/fields/number-field.tsx";
import { TextField } from "../ui/fields/text-field.tsx";
import { ToggleChip } from "../ui/filters/toggle-chip.tsx";
import { useCustomFields } from "./use-custom-fields.ts";

import * as styles from "./custom-value-fields.module.css";

interface ValuesProps {
  subject: CustomFieldSubject;
  values: CustomValues;
  onChange: (values: CustomValues) => void;
}

/** Inputs for all fields of the subject that are not removed. */
export function CustomValueFields({ subject, values, onChange }: ValuesProps) {
  const fields = useCustomFields(subject);
  return (
    <div className={styles.root}>
      {fields.map((field) => (
        <CustomValueField
          key={field.id}
          field={field}
          value={values[field.id]}
          onChange={(value) => {
            const { [field.id]: _before, ...others } = values;
            onChange(value === undefined ? others : { ...others, [field.id]: value });
          }}
        />
      ))}
    </div>
  );
}

interface ValueProps {
  field: CustomField;
  /** `undefined` if nothing is noted. */
  value: CustomValue | undefined;
  onChange: (value: CustomValue | undefined) => void;
}

const { number: LARGEST, text: MOST_LETTERS } = CUSTOM_FIELD_LIMITS;
const DECIMALS = 6;

/** Asks for one value of a custom field, with the input for its kind. */
function CustomValueField({ field, value, onChange }: ValueProps) {
  switch (field.kind) {
    case "number":
      return (
        <NumberField
          label={field.name}
          unit={field.unit ?? ""}
          value={typeof value === "number" ? value : null}
          onChange={(number) => onChange(number === null ? undefined : within(number))}
          step={1}
          min={-LARGEST}
          max={LARGEST}
          decimals={DECIMALS}
        />
      );
    case "text":
      return (
        <TextField
          label={field.name}
          value={typeof value === "string" ? value : ""}
          maxLength={MOST_LETTERS}
          onChange={(text) => onChange(text === "" ? undefined : text)}
        />
      );
    case "yes_no":
      return (
        <Chips
          label={field.name}
          options={[
            { value: true, name: t`Yes` },
            { value: false, name: t`No` },
          ]}
          value={value}
          onChange={onChange}
        />
      );
    case "choice":
      return (
        <Chips
          label={field.name}
          options={choicesOf(field, value).map((choice) => ({ value: choice, name: choice }))}
          value={value}
          onChange={onChange}
        />
      );
  }
}

function within(number: number): number {
  return Math.min(LARGEST, Math.max(-LARGEST, number));
}

/** Adds the current value if it is no longer on the list. */
function choicesOf({ choices }: CustomField, value: CustomValue | undefined): readonly string[] {
  return typeof value === "string" && !choices.includes(value) ? [...choices, value] : choices;
}

interface ChipsProps extends Pick<ValueProps, "value" | "onChange"> {
  label: string;
  options: readonly { value: CustomValue; name: string }[];
}

/** Chips, of which at most one is on. */
function Chips({ label, options, value, onChange }: ChipsProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <FieldTitle id={id}>{label}</FieldTitle>
      <div className={styles.chips}>
        {options.map((option) => (
          <ToggleChip
            key={option.name}
            isOn={option.value === value}
            onChange={(isOn) => onChange(isOn ? option.value : undefined)}
          >
            {option.name}
          </ToggleChip>
        ))}
      </div>
    </div>
  );
}
