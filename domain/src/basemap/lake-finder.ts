import type { Coordinates } from "../places/coordinates.ts";
import { shapeFinder } from "../waters/group-places.ts";
import type { MapWater } from "../waters/map-water.ts";
import type { WaterShape } from "../waters/water-at.ts";
import type { Lake } from "./lakes.ts";

/** Returns a function that finds the lake of the built-in map at a place, within the accuracy of its shore. */
export function lakeFinder(lakes: readonly Lake[]): (place: Coordinates) => MapWater | null {
  const find = shapeFinder(lakes.map(toShape));
  return (place) => {
    const found = find(place);
    return found && { name: found.name, kind: "lake", outline: found.outline };
  };
}

function toShape({ name, outline }: Lake, index: number): WaterShape & Pick<Lake, "name"> {
  return { id: String(index), latitude: 0, longitude: 0, radius: 0, outline, name };
}
