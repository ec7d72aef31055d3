import type { PressureTrend } from "@creel/domain/conditions/conditions";
import { illuminatedFraction } from "@creel/domain/moon/moon-phase";
import { ArrowDownRight, ArrowRight, ArrowUpRight } from "lucide-react";

import { Icon } from "../ui/art/icon.tsx";
import { classNames } from "../ui/styles/class-names.ts";

import * as utilities from "../ui/styles/utilities.module.css";
import * as styles from "./glyphs.module.css";

interface WindArrowProps {
  /** The direction that the wind comes from, in degrees clockwise from north. The arrow points downwind. */
  direction: number;
}

export function WindArrow({ direction }: WindArrowProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden className={classNames(utilities.icon, utilities.iconSmall)}>
      <path d="M12 2 19 21 12 17 5 21Z" transform={`rotate(${direction + 180} 12 12)`} />
    </svg>
  );
}

const TRENDS = { Rising: ArrowUpRight, Steady: ArrowRight, Falling: ArrowDownRight };

/** Has no label: the caller names the trend in visible or screen-reader text. */
export function TrendArrow({ trend }: { trend: PressureTrend }) {
  return <Icon of={TRENDS[trend]} isSmall />;
}

const RADIUS = 11;

interface MoonGlyphProps {
  /** Degrees from 0 to under 360: 0 is new, 90 first quarter, 180 full. */
  elongation: number;
  /** True south of the equator, where the other side is lit. */
  isSouthern: boolean;
  className?: string;
}

/** Draws the moon as it looks in the sky, lit on the correct side. */
export function MoonGlyph({ elongation, isSouthern, className }: MoonGlyphProps) {
  const lit = illuminatedFraction(elongation);
  const width = (RADIUS * Math.abs(1 - 2 * lit)).toFixed(2);
  const bulge = lit > 0.5 ? 1 : 0;
  const isLeft = elongation > 180 !== isSouthern;
  return (
    <svg viewBox="0 0 24 24" aria-hidden className={classNames(styles.moon, className)}>
      <circle cx="12" cy="12" r={RADIUS} className={styles.dark} />
      <path
        className={styles.lit}
        d={`M12 1A11 11 0 0 1 12 23A${width} 11 0 0 ${bulge} 12 1Z`}
        {...(isLeft && { transform: "translate(24 0) scale(-1 1)" })}
      />
      <circle cx="12" cy="12" r={RADIUS} className={styles.edge} />
    </svg>
  );
}
