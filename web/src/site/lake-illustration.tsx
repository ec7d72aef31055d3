import type { ReactNode } from "react";

import { SpeciesPin } from "../species/species-pin.tsx";
import { Isobaths } from "../ui/art/isobaths.tsx";
import { classNames } from "../ui/styles/class-names.ts";

import * as styles from "./lake-illustration.module.css";

const PINNED = ["Walleye", "Musky", "Perch", "Pike", "Bass (Smallmouth)"];

interface LakeIllustrationProps {
  className?: string;
  /** Text about one of the catches, over the chart. */
  children?: ReactNode;
}

/** A fictional lake with fictional catches, as an ornament. */
export function LakeIllustration({ className, children }: LakeIllustrationProps) {
  return (
    <div className={classNames(styles.root, children !== undefined && styles.told, className)} aria-hidden>
      <div className={styles.lake}>
        <Isobaths drawing="lake-water" className={styles.water} />
        <Isobaths drawing="lake-depths" className={styles.depths} />
        <Isobaths drawing="lake" className={styles.lines} />
        {PINNED.map((species) => (
          <span key={species} className={styles.pin}>
            <SpeciesPin species={species} />
          </span>
        ))}
      </div>
      {children}
    </div>
  );
}
