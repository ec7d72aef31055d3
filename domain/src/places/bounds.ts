/** A part of the world, in degrees. West is greater than east where it crosses 180°. */
export interface Bounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Where something is, if that is known. */
interface PerhapsPlaced {
  latitude: number | null;
  longitude: number | null;
}

/** False for a place that is not known. */
export function isIn({ west, south, east, north }: Bounds, { latitude, longitude }: PerhapsPlaced): boolean {
  if (latitude === null || longitude === null || latitude < south || latitude > north) return false;
  return west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east;
}

/** The sides of an area, as a closed ring of GeoJSON. */
export function ringOf({ west, south, east, north }: Bounds): [longitude: number, latitude: number][] {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
}
