import "./field.css";
import type { ReactNode } from "react";

import { classNames } from "../styles/class-names.ts";

interface FieldGroupProps {
  /** Whether the fields stand one below the other on the smallest phones. */
  wraps?: boolean;
  className?: string;
  children: ReactNode;
}

/** Fields beside each other, as many as there is room for. */
export function FieldGroup({ wraps = false, className, children }: FieldGroupProps) {
  return <div className={classNames("field-group", wraps && "field-group-wraps", className)}>{children}</div>;
}
