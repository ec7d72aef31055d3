import { Input, TextField as AriaTextField } from "react-aria-components";

import { FieldParts } from "../../ui/fields/field.tsx";

import * as styles from "./code-field.module.css";

interface CodeFieldProps {
  label: string;
  digits: number;
  value: string;
  onChange: (text: string) => void;
  error: string | undefined;
}

/** One field for a code of some digits, which are drawn in boxes. Apps and keyboards fill it in like any field. */
export function CodeField({ label, digits, value, onChange, error }: CodeFieldProps) {
  const typed = value.replaceAll(/\s/g, "");
  return (
    <AriaTextField
      value={value}
      onChange={onChange}
      inputMode="numeric"
      autoComplete="one-time-code"
      autoFocus
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <FieldParts label={label} error={error}>
        <div className={styles.root}>
          <Input className={styles.input} spellCheck={false} />
          <div className={styles.boxes} aria-hidden>
            {Array.from({ length: digits }, (_, index) => (
              <span key={index} data-next={index === Math.min(typed.length, digits - 1) || undefined}>
                {typed[index]}
              </span>
            ))}
          </div>
        </div>
      </FieldParts>
    </AriaTextField>
  );
}
