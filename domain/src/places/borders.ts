import type { Bounds } from "./bounds.ts";

/** Formats the sides of a square like a chart does, such as "47.05° N" and "90.70° W". */
export function nameBorders({ south, north, west, east }: Bounds, locale: string): Record<Side, string> {
  const number = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });
  const name = (degrees: number, [positive, negative]: readonly [string, string]) =>
    `${number.format(Math.abs(degrees))}° ${degrees < 0 ? negative : positive}`;
  return {
    south: name(south, LATITUDE),
    north: name(north, LATITUDE),
    west: name(west, LONGITUDE),
    east: name(east, LONGITUDE),
  };
}

type Side = keyof Bounds;

const LATITUDE = ["N", "S"] as const;
const LONGITUDE = ["E", "W"] as const;
