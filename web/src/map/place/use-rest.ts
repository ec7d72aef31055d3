import type { Coordinates } from "@creel/domain/places/coordinates";
import type { Outline } from "@creel/domain/waters/new-water";
import type * as maplibregl from "maplibre-gl";
import { useRef } from "react";

export interface MapRest {
  middle: Coordinates;
  /** What the map calls the waters near the middle, the nearest first. */
  names: readonly string[];
  /** Of the water there, where the map has all of it in view. */
  outline: Outline | null;
}

/** Tells what the map has in its middle each time it has come to rest, and not once it has moved again. */
export function useRest(onRest: ((rest: MapRest) => void) | undefined) {
  const rests = useRef(0);
  return async (map: maplibregl.Map): Promise<void> => {
    if (!onRest) return;
    rests.current += 1;
    const turn = rests.current;
    const rest = await readRest(map);
    if (turn === rests.current && !map.isMoving()) onRest(rest);
  };
}

async function readRest(map: maplibregl.Map): Promise<MapRest> {
  const [{ namesInMap }, { outlineInMap }] = await Promise.all([
    import("../names/names-in-map.ts"),
    import("../waters/outline-in-map.ts"),
  ]);
  const { lat, lng } = map.getCenter().wrap();
  const middle = { latitude: lat, longitude: lng };
  return { middle, names: namesInMap(map, middle), outline: await outlineInMap(map, middle) };
}
