import type { Time } from "@internationalized/date";
import { TimeField as AriaTimeField } from "react-aria-components";

import { Parts, useParts } from "./date-parts.tsx";
import { FieldParts, type FieldTexts } from "./field.tsx";

import * as styles from "./field.module.css";

interface TimeProps extends FieldTexts {
  value: Time | null;
  /** `null` as long as a part of it is missing. */
  onChange: (value: Time | null) => void;
  /** Whether some of its parts are there and others are not. */
  onIncompleteChange?: (isIncomplete: boolean) => void;
}

/** A time of day by the minute, with or without am and pm as the locale has it. */
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
