import type { Coordinates } from "@creel/domain/places/coordinates";
import * as z from "zod/mini";

const ring = z.array(z.array(z.number()).check(z.minLength(2)));
const polygon = z.array(ring);

/** An area as GeoJSON (RFC 7946); the first ring of each polygon is its edge, the others are holes in it. */
export const areaSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("Polygon"), coordinates: polygon }),
  z.object({ type: z.literal("MultiPolygon"), coordinates: z.array(polygon) }),
]);
type Area = z.infer<typeof areaSchema>;
type Ring = z.infer<typeof ring>;

/** Whether the area holds the place. Edges are straight in degrees; no area crosses 180°, as the standard asks. */
export function holds(area: Area, place: Coordinates): boolean {
  const polygons = area.type === "Polygon" ? [area.coordinates] : area.coordinates;
  return polygons.some((rings) => rings.filter((each) => surrounds(each, place)).length % 2 === 1);
}

/** A line from the place to the east crosses the edge an odd number of times. */
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
