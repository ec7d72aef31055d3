import "./species-colors.css";
import { PIN_SHAPE } from "@creel/domain/species/pin-shape";
import { findSpecies } from "@creel/domain/species/species";

/** The pin of a species as it stands on the map, for pictures of one. */
export function SpeciesPin({ species }: { species: string }) {
  const { token, initials } = findSpecies(species);
  return (
    <svg viewBox="-2 -2 40 48" width="40" height="48" aria-hidden data-species={token}>
      <path d={PIN_SHAPE} fill="var(--species)" stroke="var(--pin-hair)" strokeWidth="5" />
      <path d={PIN_SHAPE} fill="var(--species)" stroke="var(--pin-ring)" strokeWidth="3" />
      <text x="18" y="23" textAnchor="middle" fontSize="13" fontWeight="750" fill="var(--on-species)">
        {initials}
      </text>
    </svg>
  );
}
