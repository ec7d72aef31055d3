import type { Coordinates } from "@creel/domain/places/coordinates";
import { around, distance } from "geokdbush";
import KDBush from "kdbush";

import { askWorker } from "../base/ask-worker.ts";
import { memoize } from "../base/memoize.ts";

/** A country (ISO 3166, two letters) or the part of one that GeoNames calls its first division. */
export interface Area {
  country: string;
  region: string | null;
  /** The GeoNames code of the division, which in some countries is its abbreviation, such as "MN". */
  division: string;
}

export interface NearbyPlace extends Area {
  name: string;
  /** Kilometers along the earth's surface. */
  distance: number;
}

/** GeoNames' 171,000 places (1,000 people, or the seat of an office) in 5 MB. */
export interface PackedGazetteer {
  /** A KDBush of longitude and latitude. */
  index: ArrayBufferLike;
  /** All names concatenated in UTF-8, with the end of each. */
  names: Uint8Array;
  nameEnds: Uint32Array;
  areaOf: Uint16Array;
  areas: Area[];
}

export interface Gazetteer extends Omit<PackedGazetteer, "index"> {
  index: KDBush;
  /** The position of each place in the index, which has its own order. */
  positions: Uint32Array;
}

/** Kilometers. Farther from the nearest place, coordinates are on the open sea or ice, in no country. */
const FARTHEST_COUNTRY = 400;
/** Kilometers by which another country's place may be farther than the nearest one. */
const BORDER = 75;

export async function nearestPlace(coordinates: Coordinates): Promise<NearbyPlace> {
  const places = await loadGazetteer();
  const [nearest] = idsAround(places, coordinates, { count: 1 });
  if (nearest === undefined) throw new Error("The gazetteer has no places");
  return describe(places, nearest, coordinates);
}

/**
 * Returns the countries whose waters these may be, the likeliest first: that of the nearest place, and those with a
 * place that is not much farther. On a lake on a border, the nearest town can be in the other country.
 */
export async function countriesNear(coordinates: Coordinates): Promise<string[]> {
  const places = await loadGazetteer();
  const countries: string[] = [];
  let maxDistance = FARTHEST_COUNTRY;
  for (;;) {
    const isNew = (id: number) => !countries.includes(areaOf(places, id).country);
    const [id] = idsAround(places, coordinates, { count: 1, maxDistance, accepts: isNew });
    if (id === undefined) return countries;
    const place = describe(places, id, coordinates);
    if (countries.length === 0) maxDistance = Math.min(maxDistance, place.distance + BORDER);
    countries.push(place.country);
  }
}

/** Loads the gazetteer at its first use, because the file is 17 MB of JSON. */
export const loadGazetteer = memoize(unpack, () => "gazetteer");

async function unpack(): Promise<Gazetteer> {
  const packed = await askWorker<PackedGazetteer>(new URL("gazetteer.worker.ts", import.meta.url));
  const index = KDBush.from(packed.index);
  const positions = new Uint32Array(index.ids.length);
  for (const [position, id] of index.ids.entries()) positions[id] = position;
  return { ...packed, index, positions };
}

interface Search {
  count: number;
  /** Kilometers. */
  maxDistance?: number;
  accepts?: (id: number) => boolean;
}

function idsAround({ index }: Gazetteer, { latitude, longitude }: Coordinates, search: Search): number[] {
  return around(index, longitude, latitude, search.count, search.maxDistance, search.accepts);
}

function describe(places: Gazetteer, id: number, { latitude, longitude }: Coordinates): NearbyPlace {
  const place = coordinatesOf(places, id);
  return {
    ...areaOf(places, id),
    name: nameOf(places, id),
    distance: distance(longitude, latitude, place.longitude, place.latitude),
  };
}

export function nameOf({ names, nameEnds }: Gazetteer, id: number): string {
  return Buffer.from(names.subarray(nameEnds[id - 1] ?? 0, nameEnds[id])).toString();
}

export function areaOf({ areas, areaOf: numbers }: Gazetteer, id: number): Area {
  return areas[numbers[id] ?? 0] ?? { country: "", region: null, division: "" };
}

export function coordinatesOf({ index, positions }: Gazetteer, id: number): Coordinates {
  const position = (positions[id] ?? 0) * 2;
  return { latitude: index.coords[position + 1] ?? 0, longitude: index.coords[position] ?? 0 };
}
