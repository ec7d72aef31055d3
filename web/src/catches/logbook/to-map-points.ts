import type { Catch } from "@creel/domain/catches/catch";
import type { CatchFeature } from "@creel/domain/catches/catch-collection";
import { findSpecies } from "@creel/domain/species/species";

import type { MapPoint } from "../../map/view/map-types.ts";

export function toMapPoints({ features }: { features: readonly CatchFeature[] }): MapPoint[] {
  return features.map(({ geometry, properties }) => {
    const [longitude = 0, latitude = 0] = geometry.coordinates;
    const { token, initials } = findSpecies(properties.species);
    return { id: properties.id, latitude, longitude, token, initials };
  });
}

/** `null` for a place that is not known. */
export function toMapPoint({ id, species, latitude, longitude }: Catch): MapPoint | null {
  if (latitude === null || longitude === null) return null;
  const { token, initials } = findSpecies(species);
  return { id, latitude, longitude, token, initials };
}
