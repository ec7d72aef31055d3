import type { ReactNode } from "react";

import * as styles from "./band.module.css";

/** Numbers of a page, between two rules. */
export function Band({ isBusy = false, children }: { isBusy?: boolean; children: ReactNode }) {
  return (
    <dl className={styles.band} aria-busy={isBusy}>
      {children}
    </dl>
  );
}

interface BandStatProps {
  name: string;
  /** What is said of the number, below it. */
  note?: string | undefined;
  children: ReactNode;
}

export function BandStat({ name, note, children }: BandStatProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span className={styles.figure}>{children}</span>
        <span className={styles.note}>{note}</span>
      </dd>
    </div>
  );
}
