import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { FieldError, Label, Text } from "react-aria-components";

import { Icon } from "../art/icon.tsx";
import { classNames } from "../styles/class-names.ts";

import * as utilities from "../styles/utilities.module.css";
import * as styles from "./field.module.css";

/** The texts around the control of every field. */
export interface FieldTexts {
  label: string;
  /** Beside the label: "required", a unit, a rule. */
  note?: string | undefined;
  hint?: ReactNode;
  /** The one sentence that names the rule; its presence makes the field invalid. */
  error?: string | undefined;
}

interface FieldPartsProps extends FieldTexts {
  /** Heard with the label; the field itself shows it. */
  unit?: string | undefined;
  /** Seen beside the label on a phone, where steppers leave it no room in the field. */
  isUnitOutside?: boolean;
  children: ReactNode;
}

/** Label above, control, then the hint or what is wrong. Stands inside a field of React Aria. */
export function FieldParts({
  label,
  note,
  unit,
  isUnitOutside = false,
  hint,
  error,
  children,
}: FieldPartsProps) {
  return (
    <>
      <Label className={styles.label}>
        {label}
        {note && <span className={styles.note}>{note}</span>}
        {unit && <span className={utilities.visuallyHidden}>{unit}</span>}
        {unit && isUnitOutside && (
          <span className={classNames(styles.note, utilities.onlyPhone)} aria-hidden>
            {unit}
          </span>
        )}
      </Label>
      {children}
      {hint && !error && (
        <Text slot="description" className={classNames(styles.message, styles.hint)}>
          {hint}
        </Text>
      )}
      <FieldError className={classNames(styles.message, styles.error)}>
        {error && (
          <>
            <Icon of={CircleAlert} isSmall />
            <span>{error}</span>
          </>
        )}
      </FieldError>
    </>
  );
}
