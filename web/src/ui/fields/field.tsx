import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { FieldError, Label, Text } from "react-aria-components";

import { Icon } from "../art/icon.tsx";
import { classNames } from "../styles/class-names.ts";

import * as utilities from "../styles/utilities.module.css";
import * as styles from "./field.module.css";

/** The texts around every field. */
export interface FieldTexts {
  label: string;
  /** Shown beside the label: "required", a unit, or a rule. */
  note?: string | undefined;
  hint?: ReactNode;
  /** A remark, with its icon, that colors the field and never makes it invalid. */
  caution?: ReactNode;
  /** A sentence that names the rule. If present, the field is invalid. */
  error?: string | undefined;
}

interface FieldPartsProps extends FieldTexts {
  /** Read with the label by screen readers. The field itself shows it. */
  unit?: string | undefined;
  /** True to show the unit beside the label on a phone, where steppers leave no room in the field. */
  isUnitOutside?: boolean;
  children: ReactNode;
}

/** The label, the control, and below it the hint or the error. Used inside a React Aria field. */
export function FieldParts({
  label,
  note,
  unit,
  isUnitOutside = false,
  hint,
  caution,
  error,
  children,
}: FieldPartsProps) {
  return (
    <>
      <Label className={styles.label}>
        {label}
        {note && <span className={styles.note}>{note}</span>}
        {unit && <UnitOfLabel unit={unit} isShown={isUnitOutside} />}
      </Label>
      {children}
      {!error && <Remark hint={hint} caution={caution} />}
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

/** The unit is always read with the label; it is shown there only where the field has no room for it. */
function UnitOfLabel({ unit, isShown }: { unit: string; isShown: boolean }) {
  return (
    <>
      <span className={utilities.visuallyHidden}>{unit}</span>
      {isShown && (
        <span className={classNames(styles.note, utilities.onlyPhone)} aria-hidden>
          {unit}
        </span>
      )}
    </>
  );
}

function Remark({ hint, caution }: Pick<FieldPartsProps, "hint" | "caution">) {
  if (caution) {
    return (
      <Text slot="description" className={classNames(styles.message, styles.remark)} role="status">
        {caution}
      </Text>
    );
  }
  if (!hint) return null;
  return (
    <Text slot="description" className={classNames(styles.message, styles.hint)}>
      {hint}
    </Text>
  );
}
