import { classNames } from "../styles/class-names.ts";
import { Isobaths } from "./isobaths.tsx";

import * as styles from "./illustration.module.css";

/** A waiting bobber, a bare hook, a course off the chart, a parted line, a letter in a bottle. */
export type IllustrationSubject = "float" | "hook" | "course" | "parted" | "bottle";

interface ChartDrawingProps {
  of: IllustrationSubject;
  className?: string;
}

/** A drawing on chart contours for empty pages. It is hidden from screen readers. */
export function Illustration({ of, className }: ChartDrawingProps) {
  return (
    <div className={classNames(styles.root, className)} aria-hidden>
      <Isobaths drawing={of === "float" || of === "course" ? "lake" : "shoal"} className={styles.contours} />
      <span className={styles.thing} data-subject={of} />
    </div>
  );
}
