import type { ReactNode } from "react";

import { classNames } from "../styles/class-names.ts";

import * as styles from "./field.module.css";

interface FieldGroupProps {
  /** Whether the fields stand one below the other on the smallest phones. */
  wraps?: boolean;
  className?: string;
  children: ReactNode;
}

/** Fields beside each other, as many as there is room for. */
export function FieldGroup({ wraps = false, className, children }: FieldGroupProps) {
  return <div className={classNames(styles.group, wraps && styles.wraps, className)}>{children}</div>;
}
