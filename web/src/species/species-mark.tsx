import "./species-colors.css";
import "./species-mark.css";
import { findSpecies } from "@creel/domain/species/species";

import { classNames } from "../ui/styles/class-names.ts";

interface SpeciesMarkProps {
  species: string;
  /** White ring and ink hairline, as pins on the map have it. */
  isRinged?: boolean;
}

/** The species' color with its initials; its name stands beside it, so it is silent. */
export function SpeciesMark({ species, isRinged = false }: SpeciesMarkProps) {
  return (
    <span
      aria-hidden
      className={classNames("species-mark", isRinged && "species-mark-ringed")}
      data-species={findSpecies(species).token}
    >
      {findSpecies(species).initials}
    </span>
  );
}

/** The square that stands for a catch without a photo. */
export function SpeciesThumbnail({ species }: { species: string }) {
  return (
    <span aria-hidden className="species-plate" data-species={findSpecies(species).token}>
      {findSpecies(species).initials}
    </span>
  );
}
