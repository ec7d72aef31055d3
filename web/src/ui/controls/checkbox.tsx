import { Check, Lock, Minus } from "lucide-react";
import type { ReactNode } from "react";
import { Checkbox as AriaCheckbox, type CheckboxProps } from "react-aria-components";

import { Icon } from "../art/icon.tsx";
import { classNames } from "../styles/class-names.ts";

import * as styles from "./checkbox.module.css";

interface Props extends Omit<CheckboxProps, "className" | "style" | "children"> {
  /** True if it is always checked. It then has a lock and cannot be pressed. */
  isLocked?: boolean;
  className?: string;
  /** Absent if the label is elsewhere, as in a table. */
  children?: ReactNode;
}

export function Checkbox({ className, children, isLocked = false, ...props }: Props) {
  const mark = props.isIndeterminate ? Minus : Check;
  return (
    <AriaCheckbox
      {...props}
      {...(isLocked && { isSelected: true, isDisabled: true })}
      className={classNames(styles.root, isLocked && styles.locked, className)}
    >
      <span className={styles.box} aria-hidden>
        <Icon of={isLocked ? Lock : mark} isSmall />
      </span>
      {children !== undefined && <span>{children}</span>}
    </AriaCheckbox>
  );
}
