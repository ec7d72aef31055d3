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
  /** True to show icons only; screen readers get the labels. */
  isIconOnly?: boolean;
  className?: string;
}

/** A choice of a few options side by side. A note is shown lighter beside its label. */
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
