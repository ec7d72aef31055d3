import type { Lake } from "@creel/domain/basemap/lakes";
import { type Bounds, isIn } from "@creel/domain/places/bounds";
import type { Feature, FeatureCollection } from "geojson";

/** The number of lines across the view that search for the widest part of a lake. */
const LINES = 9;
/** A share of the view's width. A name needs a wider stretch. */
const LEAST_SHARE = 0.2;

/**
 * Returns one point for each named lake in view whose middle is out of view: the middle of its widest stretch there.
 */
export function nameLakes(
  lakes: readonly Pick<Lake, "name" | "middle" | "rings">[],
  bounds: Bounds,
): FeatureCollection {
  const features = lakes.flatMap(({ name, middle, rings }): Feature[] => {
    if (name === null || middle === null || bounds.west > bounds.east) return [];
    const [longitude, latitude] = middle;
    if (isIn(bounds, { longitude, latitude })) return [];
    const at = widestStretch(rings, bounds);
    return at
      ? [{ type: "Feature", geometry: { type: "Point", coordinates: at }, properties: { name } }]
      : [];
  });
  return { type: "FeatureCollection", features };
}

function widestStretch(rings: Lake["rings"], { west, south, east, north }: Bounds): number[] | null {
  let widest = LEAST_SHARE * (east - west);
  let at: number[] | null = null;
  for (let line = 1; line <= LINES; line += 1) {
    const latitude = south + ((north - south) * line) / (LINES + 1);
    const shores = shoresAlong(rings, latitude);
    for (let index = 0; index + 1 < shores.length; index += 2) {
      const from = Math.max(west, shores[index] ?? west);
      const to = Math.min(east, shores[index + 1] ?? east);
      if (to - from > widest) {
        widest = to - from;
        at = [(from + to) / 2, latitude];
      }
    }
  }
  return at;
}

/** Returns the longitudes where a parallel enters or leaves the water, from west to east. */
function shoresAlong(rings: Lake["rings"], latitude: number): number[] {
  const shores: number[] = [];
  for (const ring of rings) {
    let before = ring.at(-1);
    for (const position of ring) {
      const [bx, by] = position;
      const [ax, ay] = before ?? position;
      if (ay > latitude !== by > latitude) shores.push(ax + ((latitude - ay) * (bx - ax)) / (by - ay));
      before = position;
    }
  }
  return shores.toSorted((one, other) => one - other);
}
