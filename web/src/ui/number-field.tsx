import { Minus, Plus } from "lucide-react";
import type { Ref } from "react";
import { Button, Group, Input, NumberField as AriaNumberField } from "react-aria-components";

import { classNames } from "./class-names.ts";
import { FieldParts, type FieldTexts } from "./field.tsx";
import { Icon } from "./icon.tsx";

interface Props extends FieldTexts {
  unit: string;
  /** `null` is nothing noted. */
  value: number | null;
  onChange: (value: number | null) => void;
  step: number;
  min: number;
  max: number;
  /** With a stepper on either side and a big figure. */
  isBig?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/** Every digit is shown as it was typed, none is rounded away. */
const ALL_DIGITS = { maximumFractionDigits: 20 };

/**
 * A number with its unit. What is typed stays as typed, also between two steps and outside the bounds:
 * `error` says what is wrong with it, the steppers keep inside.
 */
export function NumberField({ unit, value, onChange, isBig = false, inputRef, ...props }: Props) {
  const { label, note, hint, error, min, max, step } = props;
  return (
    <AriaNumberField
      className="field"
      value={value ?? Number.NaN}
      onChange={(number) => onChange(Number.isNaN(number) ? null : number)}
      minValue={min}
      maxValue={max}
      step={step}
      commitBehavior="validate"
      validationBehavior="aria"
      formatOptions={ALL_DIGITS}
      isInvalid={Boolean(error)}
    >
      <FieldParts label={label} note={note} unit={isBig ? unit : undefined} hint={hint} error={error}>
        <Group className={classNames("field-box", isBig && "number-big")}>
          {isBig && (
            <Button slot="decrement" className="number-step">
              <Icon of={Minus} />
            </Button>
          )}
          <Input {...(inputRef && { ref: inputRef })} />
          <span className="field-unit" aria-hidden>
            {unit}
          </span>
          {isBig && (
            <Button slot="increment" className="number-step">
              <Icon of={Plus} />
            </Button>
          )}
        </Group>
      </FieldParts>
    </AriaNumberField>
  );
}
