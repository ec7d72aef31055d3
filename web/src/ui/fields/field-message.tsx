import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";

import { Icon } from "../art/icon.tsx";
import { classNames } from "../styles/class-names.ts";

import * as styles from "./field.module.css";

interface FieldMessageProps {
  id?: string;
  /** True for an error, false for a hint. */
  isError?: boolean;
  className?: string;
  children: ReactNode;
}

/** A hint or an error below a field that is not React Aria's. */
export function FieldMessage({ id, isError = false, className, children }: FieldMessageProps) {
  return (
    <p
      id={id}
      slot={isError ? "errorMessage" : undefined}
      className={classNames(styles.message, isError ? styles.error : styles.hint, className)}
    >
      {isError ? (
        <>
          <Icon of={CircleAlert} isSmall />
          <span>{children}</span>
        </>
      ) : (
        children
      )}
    </p>
  );
}
