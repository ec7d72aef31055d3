/** A part of the world, in degrees. West is greater than east where it crosses 180°. */
export interface Bounds {
  west: number;
  south: number;
  east: number;
  north: number;
}
