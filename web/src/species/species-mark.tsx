import "./species-colors.css";
import { findSpecies } from "@creel/domain/species/species";
import type { ReactNode } from "react";

import { classNames } from "../ui/styles/class-names.ts";

import * as styles from "./species-mark.module.css";

interface SpeciesMarkProps {
  species: string;
  /** White ring and ink hairline, as pins on the map have it. */
  isRinged?: boolean;
  className?: string;
}

/** The species' color with its initials; its name stands beside it, so it is silent. */
export function SpeciesMark({ species, isRinged = false, className }: SpeciesMarkProps) {
  return (
    <span
      aria-hidden
      className={classNames(styles.mark, isRinged && styles.ringed, className)}
      data-species={findSpecies(species).token}
    >
      {findSpecies(species).initials}
    </span>
  );
}

interface SpeciesThumbnailProps {
  species: string;
  /** The initials stand at its edge, or alone where there is none. */
  photo?: ReactNode;
  className?: string | undefined;
}

/** The square that stands for a catch. */
export function SpeciesThumbnail({ species, photo, className }: SpeciesThumbnailProps) {
  const { token, initials } = findSpecies(species);
  return (
    <span aria-hidden className={classNames(styles.plate, className)} data-species={token}>
      {photo ?? <span className={styles.initials}>{initials}</span>}
      {photo && <span className={styles.tag}>{initials}</span>}
    </span>
  );
}
