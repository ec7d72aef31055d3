import type { ReactNode } from "react";
import { Label, Radio, RadioGroup } from "react-aria-components";

import * as fieldStyles from "./field.module.css";
import * as styles from "./radio-list.module.css";

interface RadioListProps<Key extends string> {
  label: string;
  choices: readonly { id: Key; label: ReactNode; hint?: ReactNode }[];
  value: Key;
  onChange: (id: Key) => void;
}

/** A choice of a few options, one below the other, each with an explanation. */
export function RadioList<Key extends string>({ label, choices, value, onChange }: RadioListProps<Key>) {
  const choose = (key: string) => {
    const choice = choices.find(({ id }) => id === key);
    if (choice) onChange(choice.id);
  };
  return (
    <RadioGroup value={value} onChange={choose}>
      <Label className={fieldStyles.label}>{label}</Label>
      {choices.map(({ id, label: text, hint }) => (
        <Radio key={id} value={id} className={styles.choice}>
          <span className={styles.mark} aria-hidden />
          <span>
            {text}
            {hint && <span className={styles.hint}> {hint}</span>}
          </span>
        </Radio>
      ))}
    </RadioGroup>
  );
}
