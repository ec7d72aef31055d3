import { Check, Minus } from "lucide-react";
import type { ReactNode } from "react";
import { Checkbox as AriaCheckbox, type CheckboxProps } from "react-aria-components";

import { Icon } from "../art/icon.tsx";
import { classNames } from "../styles/class-names.ts";

import * as styles from "./checkbox.module.css";

interface Props extends Omit<CheckboxProps, "className" | "style" | "children"> {
  className?: string;
  children: ReactNode;
}

export function Checkbox({ className, children, ...props }: Props) {
  return (
    <AriaCheckbox {...props} className={classNames(styles.root, className)}>
      <span className={styles.box} aria-hidden>
        <Icon of={props.isIndeterminate ? Minus : Check} isSmall />
      </span>
      <span>{children}</span>
    </AriaCheckbox>
  );
}
