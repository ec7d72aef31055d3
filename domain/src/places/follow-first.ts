import type { Coordinates } from "./coordinates.ts";
import { milesBetween } from "./distance.ts";

/** A record that an angler logged at a place. */
export interface Logged extends Coordinates {
  id: string;
  tripId: string | null;
  spotId: string | null;
  /** The place that determines the displayed square; `null` until assigned. */
  square: Coordinates | null;
}

/** 500 m: the range of positions around one spot, and the distance at which other records could reveal a spot. */
const NEAR_MILES = 0.5 / 1.609_344;
/** Degrees of latitude, slightly more than 500 m. */
const BAND = 0.0046;

/**
 * Assigns a square to each record that has none: the square of the first record within 500 m, at the same spot or on
 * the same trip, otherwise its own. Without this, many fish from one spot on a border would reveal the spot by the
 * squares that meet there.
 * @param logged in the order they were logged
 */
export function followFirst(logged: readonly Logged[]): Map<string, Coordinates> {
  const known = new Known();
  const found = new Map<string, Coordinates>();
  for (const each of logged) if (each.square) known.add(each, each.square);
  for (const each of logged) {
    if (each.square) continue;
    const square = known.firstBeside(each) ?? { latitude: each.latitude, longitude: each.longitude };
    found.set(each.id, square);
    known.add(each, square);
  }
  return found;
}

interface Numbered extends Coordinates {
  number: number;
  square: Coordinates;
}

/** Records with an assigned square, indexed by trip, spot and place. */
class Known {
  private count = 0;
  private readonly byName = new Map<string, Numbered>();
  private readonly byBucket = new Map<string, Numbered[]>();

  add({ latitude, longitude, ...names }: Logged, square: Coordinates): void {
    const numbered = { number: this.count, latitude, longitude, square };
    this.count += 1;
    for (const name of namesOf(names)) if (!this.byName.has(name)) this.byName.set(name, numbered);
    const bucket = nameOfBucket(bandOf(latitude), longitude);
    const others = this.byBucket.get(bucket);
    if (others) others.push(numbered);
    else this.byBucket.set(bucket, [numbered]);
  }

  firstBeside(each: Logged): Coordinates | null {
    const beside = [
      ...namesOf(each).map((name) => this.byName.get(name)),
      ...bucketsAround(each).map((bucket) =>
        this.byBucket.get(bucket)?.find((other) => milesBetween(other, each) <= NEAR_MILES),
      ),
    ].filter((other) => other !== undefined);
    return beside.toSorted((one, other) => one.number - other.number)[0]?.square ?? null;
  }
}

function namesOf({ tripId, spotId }: Pick<Logged, "tripId" | "spotId">): string[] {
  return [...(tripId === null ? [] : [`trip ${tripId}`]), ...(spotId === null ? [] : [`spot ${spotId}`])];
}

function bandOf(latitude: number): number {
  return Math.floor(latitude / BAND);
}

/** Returns the bucket width in degrees of longitude, at least as wide on the ground as a band is high. */
function widthOf(band: number): number {
  const farthest = Math.min(89.9, Math.max(Math.abs(band), Math.abs(band + 1)) * BAND);
  return BAND / Math.cos((farthest * Math.PI) / 180);
}

function nameOfBucket(band: number, longitude: number, columns = 0): string {
  return `${band} ${Math.floor(longitude / widthOf(band)) + columns}`;
}

/** Also covers buckets across 180°, where longitudes wrap around. */
function bucketsAround({ latitude, longitude }: Coordinates): string[] {
  const longitudes =
    Math.abs(longitude) < 179.9 ? [longitude] : [longitude, longitude - Math.sign(longitude) * 360];
  return [-1, 0, 1].flatMap((bands) =>
    longitudes.flatMap((degrees) =>
      [-1, 0, 1].map((columns) => nameOfBucket(bandOf(latitude) + bands, degrees, columns)),
    ),
  );
}
