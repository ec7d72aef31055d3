import type { Catch } from "@creel/domain/catches/catch";
import { type CatchPins, unpackPins } from "@creel/domain/catches/catch-pins";
import { findSpecies } from "@creel/domain/species/species";

import type { MapPoint } from "../../map/view/map-types.ts";

export function toMapPoints(pins: CatchPins): MapPoint[] {
  return unpackPins(pins).map(({ id, species, latitude, longitude }) => {
    const { token, initials } = findSpecies(species);
    return { id, latitude, longitude, token, initials };
  });
}

/** `null` for a place that is not known. */
export function toMapPoint({ id, species, latitude, longitude }: Catch): MapPoint | null {
  if (latitude === null || longitude === null) return null;
  const { token, initials } = findSpecies(species);
  return { id, latitude, longitude, token, initials };
}
