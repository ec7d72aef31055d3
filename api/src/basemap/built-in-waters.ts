import type { Lake } from "@creel/domain/basemap/lakes";
import type { Coordinates } from "@creel/domain/places/coordinates";
import { shapeFinder } from "@creel/domain/waters/group-places";
import type { MapWater, MapWaterAt } from "@creel/domain/waters/map-water";
import type { Outline } from "@creel/domain/waters/new-water";
import { metersToOutline } from "@creel/domain/waters/outline-distance";
import type { WaterShape } from "@creel/domain/waters/water-at";

import { groundReader, lakesReader } from "./read-ground.ts";

const SEA: MapWater = { name: null, kind: "sea", outline: null };

/** The built-in map knows the large lakes of the world, and where the sea is. */
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

function lakeFinder(lakes: readonly Lake[]): (place: Coordinates) => MapWater | null {
  const find = shapeFinder(lakes.map(toShape));
  return (place) => {
    const found = find(place);
    return found && { name: found.name, kind: "lake", outline: found.outline };
  };
}

function toShape({ name, outline }: Lake, index: number): WaterShape & Pick<Lake, "name"> {
  return { id: String(index), latitude: 0, longitude: 0, radius: 0, outline, name };
}

function toRing(ring: readonly (readonly number[])[]): [number, number][] {
  return ring.map(([longitude = 0, latitude = 0]) => [longitude, latitude]);
}
