import type { ReactNode } from "react";

import * as styles from "./heat-cell.module.css";

interface HeatCellProps {
  /** 0 to 5; `null` if there is nothing to count. */
  heat: number | null;
  children?: ReactNode;
}

/** A number on a background color whose strength shows the amount. The color is visual only. */
export function HeatCell({ heat, children }: HeatCellProps) {
  return (
    <span className={styles.root} data-heat={heat ?? "none"} aria-hidden>
      {heat === null ? "–" : children}
    </span>
  );
}

const STEPS = 5;

/** @param most the highest count */
export function heatOf(count: number, most: number): number {
  return Math.ceil((STEPS * count) / Math.max(1, most));
}
