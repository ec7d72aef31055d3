import type { Coordinates } from "@creel/domain/places/coordinates";

const CORNERS = 64;
/** Uses the mean radius of the earth (IUGG). */
const METERS_PER_DEGREE = 111_195;

/**
 * Returns the corners as longitude and latitude, the first also last. Accurate to a percent up to 100 km and 80° of
 * latitude.
 */
export function circleAround({ latitude, longitude }: Coordinates, meters: number): [number, number][] {
  const north = meters / METERS_PER_DEGREE;
  const east = north / Math.cos((latitude * Math.PI) / 180);
  return Array.from({ length: CORNERS + 1 }, (_, corner) => {
    const angle = (2 * Math.PI * corner) / CORNERS;
    return [longitude + east * Math.cos(angle), latitude + north * Math.sin(angle)];
  });
}
