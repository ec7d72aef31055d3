import { t } from "@lingui/core/macro";
import { Fragment, type ReactNode } from "react";

import { classNames } from "../styles/class-names.ts";

import * as utilities from "../styles/utilities.module.css";
import * as styles from "./figure.module.css";

const NOTHING = "–";

/** A formatted number and its unit, which may be empty. */
export interface Amount {
  figure: string;
  unit: string;
}

interface FigureProps {
  /** One amount, or two that belong together ("5 lb 8.5 oz"). Empty if there is no value. */
  amounts: readonly Amount[];
  size?: "normal" | "large" | "huge";
  isLight?: boolean;
  className?: string;
}

/** The most digits of a huge figure that fit half a phone. */
const ROOM = 5;

/** A measure with a large number and a small unit. */
export function Figure({ amounts, size = "normal", isLight = false, className }: FigureProps) {
  const isLong = amounts.map(({ figure }) => figure).join("").length > ROOM;
  const looks = {
    className: classNames(styles.root, isLight && styles.light, isLong && styles.long, className),
    "data-size": size,
  };
  if (amounts.length === 0) {
    return (
      <span {...looks}>
        <NoFigure label={t`not noted`} />
      </span>
    );
  }
  return (
    <span {...looks}>
      {amounts.map(({ figure, unit }, index) => (
        <Fragment key={unit}>
          {index > 0 && " "}
          {figure}
          {unit !== "" && <FigureUnit>{unit}</FigureUnit>}
        </Fragment>
      ))}
    </span>
  );
}

/** A dash for a missing figure, with a text for screen readers. */
export function NoFigure({ label = t`not known` }: { label?: string }) {
  return (
    <>
      <span className={styles.none} aria-hidden>
        {NOTHING}
      </span>
      <span className={utilities.visuallyHidden}>{label}</span>
    </>
  );
}

/** The unit of a number within a text. */
export function FigureUnit({ children }: { children: ReactNode }) {
  return <span className={styles.unit}>{children}</span>;
}
