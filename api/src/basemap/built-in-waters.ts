import { lakeFinder } from "@creel/domain/basemap/lake-finder";
import type { Coordinates } from "@creel/domain/places/coordinates";
import type { MapWater, MapWaterAt } from "@creel/domain/waters/map-water";
import type { Outline } from "@creel/domain/waters/new-water";
import { metersToOutline } from "@creel/domain/waters/outline-distance";

import { groundReader, lakesReader } from "./read-ground.ts";

const SEA: MapWater = { name: null, kind: "sea", outline: null };

/** Finds waters on the built-in map, which has the world's large lakes and the sea. */
export function builtInWaters(webFolder: string): MapWaterAt {
  const readLakes = lakesReader(webFolder);
  const readGround = groundReader(webFolder);
  let lakeAt: ((place: Coordinates) => MapWater | null) | undefined;
  return async (place) => {
    const lakes = await readLakes();
    if (!lakes) return null;
    lakeAt ??= lakeFinder(lakes);
    const lake = lakeAt(place);
    if (lake) return lake;
    const { latitude, longitude } = place;
    const ground = await readGround({ west: longitude, south: latitude, east: longitude, north: latitude });
    const land: Outline = { type: "Polygon", coordinates: (ground?.land ?? []).map(toRing) };
    return metersToOutline(place, land) > 0 ? SEA : null;
  };
}

function toRing(ring: readonly (readonly number[])[]): [number, number][] {
  return ring.map(([longitude = 0, latitude = 0]) => [longitude, latitude]);
}
