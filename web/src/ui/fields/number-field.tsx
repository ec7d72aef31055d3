import { Minus, Plus } from "lucide-react";
import { type Ref, useMemo } from "react";
import { Button, Group, Input, NumberField as AriaNumberField } from "react-aria-components";

import { Icon } from "../art/icon.tsx";
import { classNames } from "../styles/class-names.ts";
import { FieldParts, type FieldTexts } from "./field.tsx";

import * as styles from "./field.module.css";

interface Props extends FieldTexts {
  unit: string;
  /** `null` if empty. */
  value: number | null;
  onChange: (value: number | null) => void;
  step: number;
  min: number;
  max: number;
  /** How many decimals can be typed. Further ones are rounded. */
  decimals: number;
  /** Whether to group thousands. */
  isGrouped?: boolean;
  /** True for a large figure. */
  isBig?: boolean;
  hasSteppers?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/** The most digits of a large figure that fit between two steppers. */
const ROOM = 5;

/**
 * A number with its unit. Typed numbers stay as typed, even between two steps and outside the bounds. `error` describes
 * the problem; the steppers stay within the bounds.
 */
export function NumberField({ unit, value, onChange, isBig = false, inputRef, ...props }: Props) {
  const {
    label,
    note,
    hint,
    caution,
    error,
    min,
    max,
    step,
    decimals,
    isGrouped = true,
    hasSteppers = isBig,
  } = props;
  const format = useMemo(
    () => ({ maximumFractionDigits: decimals, useGrouping: isGrouped }),
    [decimals, isGrouped],
  );
  return (
    <AriaNumberField
      className={styles.root}
      value={value ?? Number.NaN}
      onChange={(number) => onChange(Number.isNaN(number) ? null : number)}
      minValue={min}
      maxValue={max}
      step={step}
      commitBehavior="validate"
      validationBehavior="aria"
      formatOptions={format}
      isInvalid={Boolean(error)}
    >
      <FieldParts
        label={label}
        note={note}
        unit={unit}
        isUnitOutside={isBig}
        hint={hint}
        caution={caution}
        error={error}
      >
        <Group className={boxClass(value, isBig)} data-caution={Boolean(caution && !error) || undefined}>
          {hasSteppers && (
            <Button slot="decrement" className={styles.step}>
              <Icon of={Minus} />
            </Button>
          )}
          <Input {...(inputRef && { ref: inputRef })} />
          <span className={styles.unit} aria-hidden>
            {unit}
          </span>
          {hasSteppers && (
            <Button slot="increment" className={styles.step}>
              <Icon of={Plus} />
            </Button>
          )}
        </Group>
      </FieldParts>
    </AriaNumberField>
  );
}

function boxClass(value: number | null, isBig: boolean): string {
  return classNames(styles.box, isBig && styles.big, String(value).length > ROOM && styles.long);
}
