/** Texts by their names, as a table has them. */
export type Properties = Readonly<Record<string, string>>;

/** Degrees as the file has them, which may be none. */
export interface WrittenPoint {
  latitude: string;
  longitude: string;
}

export interface TimedPoint extends WrittenPoint {
  at: string | null;
}

/** What a map has under one name, whatever the map is written in. */
export interface MapFeature {
  properties: Properties;
  /** HTML by its format, or a text. */
  description: string;
  points: readonly WrittenPoint[];
  lines: readonly (readonly TimedPoint[])[];
  /** How many polygons. */
  areas: number;
  /** Whether it has more or fewer times than points. */
  isUnpaired?: boolean;
}

/** Of several texts under one name, all. Nothing is what is empty. */
export function propertiesOf(texts: readonly (readonly [name: string, text: string])[]): Properties {
  const found = new Map<string, string>();
  for (const [name, text] of texts) {
    const before = found.get(name);
    if (text !== "") found.set(name, before === undefined ? text : `${before}, ${text}`);
  }
  return Object.fromEntries(found);
}

/** Numbers with a point, or with the comma of a program that writes them as its user does. */
const DEGREES = /^[+-]?\d+(?:[.,]\d*)?(?:e[+-]?\d+)?$/i;

/** `null` for what is no place on earth. A plotter that crosses the date line may count on to 360. */
export function placeOf({
  latitude,
  longitude,
}: WrittenPoint): { latitude: number; longitude: number } | null {
  const [north, east] = [degrees(latitude), degrees(longitude)];
  if (north === null || east === null || Math.abs(north) > 90 || Math.abs(east) > 360) return null;
  return { latitude: north, longitude: withinHalf(east) };
}

/** Not in degrees, but in meters from the equator and Greenwich. */
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
