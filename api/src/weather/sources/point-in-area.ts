import type { Bounds } from "@creel/domain/places/bounds";
import type { Coordinates } from "@creel/domain/places/coordinates";
import * as z from "zod/mini";

const ring = z.array(z.array(z.number()).check(z.minLength(2)));
const polygon = z.array(ring);

/** An area as GeoJSON (RFC 7946). The first ring of each polygon is its edge, the others are holes. */
export const areaSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("Polygon"), coordinates: polygon }),
  z.object({ type: z.literal("MultiPolygon"), coordinates: z.array(polygon) }),
]);
type Area = z.infer<typeof areaSchema>;
type Ring = z.infer<typeof ring>;

/** `null` if the geometry is missing or invalid. */
export function areaOf(geometry: unknown): Area | null {
  return z.safeParse(areaSchema, geometry).data ?? null;
}

/**
 * Returns whether the area contains the place. Edges are straight in degrees; the standard forbids areas that cross
 * 180°.
 */
export function holds(area: Area, place: Coordinates): boolean {
  return polygonsOf(area).some((rings) => rings.filter((each) => surrounds(each, place)).length % 2 === 1);
}

/** Returns false only if the area lies completely to one side of the bounds. */
export function mayMeet(area: Area, { west, south, east, north }: Bounds): boolean {
  const corners = polygonsOf(area).flat(2);
  const isBeside = (isBeyond: (x: number, y: number) => boolean) =>
    corners.every(([x = 0, y = 0]) => isBeyond(x, y));
  return !(
    isBeside((x) => x < west) ||
    isBeside((x) => x > east) ||
    isBeside((_x, y) => y < south) ||
    isBeside((_x, y) => y > north)
  );
}

function polygonsOf(area: Area) {
  return area.type === "Polygon" ? [area.coordinates] : area.coordinates;
}

/** A point is inside if a line from it to the east crosses the edge an odd number of times. */
function surrounds(edge: Ring, { latitude, longitude }: Coordinates): boolean {
  let isInside = false;
  for (const [index, [x = 0, y = 0]] of edge.entries()) {
    const [previousX = 0, previousY = 0] = edge.at(index - 1) ?? [];
    const isCrossed = y > latitude !== previousY > latitude;
    const crossing = ((previousX - x) * (latitude - y)) / (previousY - y) + x;
    if (isCrossed && longitude < crossing) isInside = !isInside;
  }
  return isInside;
}
