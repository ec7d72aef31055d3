import type { ReactNode } from "react";

import * as styles from "./heat-cell.module.css";

interface HeatCellProps {
  /** 0 to 5; `null` where there is nothing to count. */
  heat: number | null;
  children?: ReactNode;
}

/** A number on a color that is the stronger, the more it is; for the eye alone. */
export function HeatCell({ heat, children }: HeatCellProps) {
  return (
    <span className={styles.root} data-heat={heat ?? "none"} aria-hidden>
      {heat === null ? "–" : children}
    </span>
  );
}

const STEPS = 5;

/** @param most of all that is counted */
export function heatOf(count: number, most: number): number {
  return Math.ceil((STEPS * count) / Math.max(1, most));
}
