import { ringOf } from "@creel/domain/places/bounds";
import type { Feature, Polygon } from "geojson";

import { edgesOf, type TileRange } from "../tiles/tiles-in.ts";

/** So many that none is seen by itself: each is a twelfth of a shade of 13 %. */
const STEPS = 12;
/** Of the shorter side. */
const DEPTH = 0.15;

export interface Faded {
  /** How much of what lies below is covered. */
  opacity: number;
}

type Ring = [longitude: number, latitude: number][];

/** Frames one in the other along the edges of saved tiles, covering ever less of what lies below. */
export function fadedEdges(range: TileRange): Pick<Feature<Polygon, Faded>, "geometry" | "properties">[] {
  return Array.from({ length: STEPS }, (_, step) => ({
    properties: { opacity: 1 - (step + 0.5) / STEPS },
    geometry: {
      type: "Polygon",
      coordinates: [
        ringOfTiles(inset(range, step / STEPS)),
        ringOfTiles(inset(range, (step + 1) / STEPS)).toReversed(),
      ],
    },
  }));
}

/** A rectangle of tiles, smaller on each side by a part of the faded edge. */
function inset({ zoom, left, top, right, bottom }: TileRange, part: number): TileRange {
  const by = part * DEPTH * Math.min(right - left + 1, bottom - top + 1);
  return { zoom, left: left + by, top: top + by, right: right - by, bottom: bottom - by };
}

/** Around all of a rectangle of tiles. */
export function ringOfTiles(range: TileRange): Ring {
  return ringOf(edgesOf(range));
}
