import type { LucideIcon } from "lucide-react";
import { Radio, RadioGroup } from "react-aria-components";

import { Icon } from "../art/icon.tsx";
import { classNames } from "../styles/class-names.ts";

import * as utilities from "../styles/utilities.module.css";
import * as styles from "./segmented.module.css";

interface SegmentedProps<Key extends string> {
  label: string;
  choices: readonly { id: Key; label: string; icon?: LucideIcon; note?: string | undefined }[];
  value: Key;
  onChange: (id: Key) => void;
  /** Only the drawings are seen; the words are heard. */
  isIconOnly?: boolean;
  className?: string;
}

/** One of a few, side by side; a note stands lighter beside its word. */
export function Segmented<Key extends string>({
  label,
  choices,
  value,
  onChange,
  isIconOnly = false,
  className,
}: SegmentedProps<Key>) {
  const choose = (key: string) => {
    const choice = choices.find(({ id }) => id === key);
    if (choice) onChange(choice.id);
  };
  return (
    <RadioGroup
      className={classNames(styles.root, className)}
      orientation="horizontal"
      aria-label={label}
      value={value}
      onChange={choose}
    >
      {choices.map(({ id, label: text, icon, note }) => (
        <Radio key={id} value={id} className={styles.choice}>
          {icon && <Icon of={icon} isSmall />}
          <span className={isIconOnly ? utilities.visuallyHidden : ""}>{text}</span>
          {note && <span className={styles.note}>{note}</span>}
        </Radio>
      ))}
    </RadioGroup>
  );
}
