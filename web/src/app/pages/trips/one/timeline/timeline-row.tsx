import type { ReactNode } from "react";

import * as styles from "./timeline.module.css";

interface TimelineRowProps {
  name: string;
  /** For what is larger than a mark. */
  isHigh?: boolean;
  children: ReactNode;
}

export function TimelineRow({ name, isHigh = false, children }: TimelineRowProps) {
  return (
    <div className={styles.row} data-high={isHigh || undefined}>
      <span className={styles.name}>{name}</span>
      <div className={styles.track}>{children}</div>
    </div>
  );
}

/** @param at in percent of the width */
export function Placed({ at, children }: { at: number; children: ReactNode }) {
  return (
    <span className={styles.placed} style={{ insetInlineStart: `${at}%` }}>
      {children}
    </span>
  );
}
