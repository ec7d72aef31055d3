import type { ReactNode } from "react";

import * as styles from "./popover.module.css";

interface PopoverEmptyProps {
  role?: "status";
  children: ReactNode;
}

/** The message of a popover that has nothing to choose from. */
export function PopoverEmpty({ role, children }: PopoverEmptyProps) {
  return (
    <p className={styles.empty} role={role}>
      {children}
    </p>
  );
}
