import type { Lake } from "@creel/domain/basemap/lakes";
import { type Bounds, isIn } from "@creel/domain/places/bounds";
import type { Feature, FeatureCollection } from "geojson";

/** So many lines are drawn across the view to find where a lake is widest. */
const LINES = 9;
/** Of the view's width; a name stands in what is wider. */
const LEAST_SHARE = 0.2;

/** One point for each lake with a name that lies in view without its middle: in the middle of its widest stretch there. */
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

/** From west to east, where a parallel enters and leaves the water. */
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
