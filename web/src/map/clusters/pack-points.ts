import type { MapPoint } from "../view/map-types.ts";

/** The end of the image of a pin that is a sign. */
const SIGN_SUFFIX = "|sign";

/** Points as columns, which are handed to a worker without a walk over each point. */
export interface PackedPoints {
  /** Longitude and latitude of each by turns. */
  coordinates: Float64Array;
  /** One a line. */
  ids: string;
  /** The names of images, each once. */
  marks: readonly string[];
  /** The index of each point's mark. */
  markOf: Uint32Array;
}

export function packPoints(points: readonly MapPoint[]): PackedPoints {
  const coordinates = new Float64Array(2 * points.length);
  const markOf = new Uint32Array(points.length);
  const places = new Map<string, number>();
  for (const [at, point] of points.entries()) {
    coordinates[2 * at] = point.longitude;
    coordinates[2 * at + 1] = point.latitude;
    const mark = markFor(point);
    const place = places.get(mark) ?? places.size;
    places.set(mark, place);
    markOf[at] = place;
  }
  return { coordinates, ids: points.map(({ id }) => id).join("\n"), marks: [...places.keys()], markOf };
}

/** The name of a pin's image without its theme: switching that must not cluster anew. */
export function markFor({ token, initials, isSign = false }: MapPoint): string {
  return `${token}|${initials}${isSign ? SIGN_SUFFIX : ""}`;
}
