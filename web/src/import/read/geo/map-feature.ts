/** Texts keyed by name, as in a table. */
export type Properties = Readonly<Record<string, string>>;

/** Degrees as written in the file, which may be invalid. */
export interface WrittenPoint {
  latitude: string;
  longitude: string;
}

export interface TimedPoint extends WrittenPoint {
  at: string | null;
}

/** A feature of a map: GPX, KML or GeoJSON. */
export interface MapFeature {
  properties: Properties;
  /** A text, from which the reader has removed HTML if the format allows it. */
  description: string;
  points: readonly WrittenPoint[];
  lines: readonly (readonly TimedPoint[])[];
  /** How many polygons it has. */
  areas: number;
  /** True if the number of times differs from the number of points. */
  isUnpaired?: boolean;
}

/** Joins several texts under one name with commas, and drops empty texts. */
export function propertiesOf(texts: readonly (readonly [name: string, text: string])[]): Properties {
  const found = new Map<string, string>();
  for (const [name, text] of texts) {
    const before = found.get(name);
    if (text !== "") found.set(name, before === undefined ? text : `${before}, ${text}`);
  }
  return Object.fromEntries(found);
}

/** Matches a number with a decimal point, or with the comma of a program that follows its user's locale. */
const DEGREES = /^[+-]?\d+(?:[.,]\d*)?(?:e[+-]?\d+)?$/i;

/**
 * Returns `null` for a position that is not on earth. Longitudes up to 360 are wrapped, since a plotter that crosses
 * the date line may count on.
 */
export function placeOf({
  latitude,
  longitude,
}: WrittenPoint): { latitude: number; longitude: number } | null {
  const [north, east] = [degrees(latitude), degrees(longitude)];
  if (north === null || east === null || Math.abs(north) > 90 || Math.abs(east) > 360) return null;
  return { latitude: north, longitude: withinHalf(east) };
}

/** True for meters from the equator and Greenwich instead of degrees. */
export function isInMeters({ latitude, longitude }: WrittenPoint): boolean {
  const [north, east] = [degrees(latitude), degrees(longitude)];
  return north !== null && east !== null && (Math.abs(north) > 360 || Math.abs(east) > 360);
}

function degrees(text: string): number | null {
  const plain = text.trim();
  return DEGREES.test(plain) ? Number(plain.replace(",", ".")) : null;
}

const DECIMALS = 9;

function withinHalf(east: number): number {
  if (Math.abs(east) <= 180) return east;
  return Number((east > 0 ? east - 360 : east + 360).toFixed(DECIMALS));
}
