import type { ReactNode } from "react";

import * as styles from "./step-bar.module.css";

/** Below what a step shows: how far one is, and the ways back and on. */
export function StepBar({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.root}>
      <div>{summary}</div>
      {children}
    </div>
  );
}
