import type { ReactNode } from "react";

import { classNames } from "../../ui/styles/class-names.ts";

import * as styles from "./control-groups.module.css";

interface ControlsProps {
  className?: string;
  children: ReactNode;
}

/** In the upper right corner of a map. */
export function ControlGroups({ className, children }: ControlsProps) {
  return <div className={classNames(styles.root, className)}>{children}</div>;
}

/** Buttons that belong together, one below the other. */
export function ControlGroup({ className, slot, children }: ControlsProps & { slot?: string }) {
  return (
    <div className={classNames(styles.group, className)} data-slot={slot}>
      {children}
    </div>
  );
}
