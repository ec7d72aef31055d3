import type { CatchCollection } from "@creel/domain/catches/catch-collection";
import { findSpecies } from "@creel/domain/species/species";

import type { MapPoint } from "../map/map-types.ts";

/** Catches as pins in the colour of their species. */
export function toMapPoints({ features }: CatchCollection): MapPoint[] {
  return features.map(({ geometry, properties }) => {
    const [longitude = 0, latitude = 0] = geometry.coordinates;
    const { token, initials } = findSpecies(properties.species);
    return { id: properties.id, latitude, longitude, token, initials };
  });
}
