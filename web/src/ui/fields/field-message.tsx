import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";

import { Icon } from "../art/icon.tsx";
import { classNames } from "../styles/class-names.ts";

import * as styles from "./field.module.css";

interface FieldMessageProps {
  id?: string;
  /** Whether it says what is wrong, not a hint. */
  isError?: boolean;
  className?: string;
  children: ReactNode;
}

/** Below what is not a field of React Aria: a hint, or what is wrong with it. */
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
