import "./figure.css";
import { Fragment } from "react";

import { classNames } from "../styles/class-names.ts";

/** What stands where nothing was noted. */
const NOTHING = "–";

/** A number as it is written, and what it counts. */
export interface Amount {
  figure: string;
  unit: string;
}

interface FigureProps {
  /** One, or two that belong together ("5 lb 8.5 oz"); empty when nothing was noted. */
  amounts: readonly Amount[];
  size?: "normal" | "large" | "huge";
  isLight?: boolean;
  className?: string;
}

/** Digits of a huge figure that fit half a phone. */
const ROOM = 5;

/** A measure: the number large, its unit small and close. */
export function Figure({ amounts, size = "normal", isLight = false, className }: FigureProps) {
  const isLong = amounts.map(({ figure }) => figure).join("").length > ROOM;
  const names = classNames(
    "figure",
    `figure-${size}`,
    isLight && "figure-light",
    isLong && "figure-long",
    className,
  );
  if (amounts.length === 0) {
    return (
      <span className={names}>
        <span className="figure-none" aria-hidden>
          {NOTHING}
        </span>
        <span className="visually-hidden">not noted</span>
      </span>
    );
  }
  return (
    <span className={names}>
      {amounts.map(({ figure, unit }, index) => (
        <Fragment key={unit}>
          {index > 0 && " "}
          {figure}
          <span className="figure-unit">{unit}</span>
        </Fragment>
      ))}
    </span>
  );
}
