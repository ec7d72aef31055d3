import { classNames } from "../../ui/styles/class-names.ts";
import { drawOutline, type Shaped } from "./draw-outline.ts";

import * as styles from "./water-outline.module.css";

interface WaterOutlineProps {
  water: Shaped;
  className?: string;
}

/** The water's own shape on land; its name stands beside it, so it is silent. */
export function WaterOutline({ water, className }: WaterOutlineProps) {
  const { viewBox, path, isLine, isApproximate } = drawOutline(water);
  return (
    <span className={classNames(styles.root, className)} aria-hidden>
      <svg viewBox={viewBox}>
        <path
          className={isLine ? styles.line : styles.area}
          data-approximate={isApproximate || undefined}
          d={path}
          fillRule="evenodd"
        />
      </svg>
    </span>
  );
}
