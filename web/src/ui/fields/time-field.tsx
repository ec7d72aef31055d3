import type { Time } from "@internationalized/date";
import { TimeField as AriaTimeField } from "react-aria-components";

import { Parts, useParts } from "./date-parts.tsx";
import { FieldParts, type FieldTexts } from "./field.tsx";

import * as styles from "./field.module.css";

interface TimeProps extends FieldTexts {
  value: Time | null;
  /** Called with `null` while a part is missing. */
  onChange: (value: Time | null) => void;
  /** Called when the field becomes partly filled in, or stops being so. */
  onIncompleteChange?: (isIncomplete: boolean) => void;
}

/** A time of day in minutes, with am and pm if the locale has them. */
export function TimeField({ value, onChange, onIncompleteChange, ...texts }: TimeProps) {
  const { lastWhole, handleChange, parts } = useParts({ value, onChange, onIncompleteChange });
  return (
    <AriaTimeField
      className={styles.root}
      shouldForceLeadingZeros
      value={lastWhole}
      onChange={handleChange}
      isInvalid={Boolean(texts.error)}
      validationBehavior="aria"
    >
      <FieldParts {...texts}>
        <div className={styles.box}>
          <Parts {...parts} />
        </div>
      </FieldParts>
    </AriaTimeField>
  );
}
