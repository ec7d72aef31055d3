import type { ReactNode } from "react";

import { classNames } from "../styles/class-names.ts";

import * as styles from "./field.module.css";

interface FieldGroupProps {
  /** Whether the fields stack on the smallest phones. */
  wraps?: boolean;
  className?: string;
  children: ReactNode;
}

/** Fields side by side, as many as fit. */
export function FieldGroup({ wraps = false, className, children }: FieldGroupProps) {
  return <div className={classNames(styles.group, wraps && styles.wraps, className)}>{children}</div>;
}
