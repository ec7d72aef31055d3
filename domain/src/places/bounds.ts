/** An area in degrees. West is greater than east if the area crosses 180°. */
export interface Bounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** A place that may be unknown. */
interface PerhapsPlaced {
  latitude: number | null;
  longitude: number | null;
}

/** False if the place is unknown. */
export function isIn({ west, south, east, north }: Bounds, { latitude, longitude }: PerhapsPlaced): boolean {
  if (latitude === null || longitude === null || latitude < south || latitude > north) return false;
  return west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east;
}

/** Returns the outline of an area as a closed GeoJSON ring. */
export function ringOf({ west, south, east, north }: Bounds): [longitude: number, latitude: number][] {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
}
