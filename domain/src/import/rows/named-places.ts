import { groupBy } from "../../insights/statistics/sums.ts";
import { type Coordinates, formatCoordinates } from "../../places/coordinates.ts";
import { foldText } from "../../text/fold.ts";
import { WATER_LIMITS } from "../../waters/new-water.ts";
import { waterAt } from "../../waters/water-at.ts";
import { isScattered, NO_GROUP, type Part, splitByReach, type Parts } from "../places/same-named.ts";
import { kindOfName } from "../places/water-kinds.ts";
import type { DraftRow, RowContext } from "./row-context.ts";

/** The water, spot and place that a line names. */
export interface Mention {
  line: number;
  water: string | null;
  spot: string | null;
  /** `null` if only a name is known. */
  place: Coordinates | null;
  notes: string;
  /** True if the angler says that it is on this water, wherever it is. */
  isSaid?: boolean;
}

export interface OnWater {
  water_id?: string;
  spot_id?: string;
}

/** A water or a spot, either new or in the log. */
interface Named {
  id: string;
  name: string;
  line: number;
  notes: string;
  /** The places at which lines have it; `null` for one in the log. */
  places: Coordinates[] | null;
  /** Set for a spot only. */
  waterId?: string;
}

interface Register {
  context: RowContext;
  /** Keyed by id, those of the log first. */
  waters: Map<string, Named>;
  /** Keyed by the name of a mention. */
  named: Map<string, SameNamed>;
  /** Keyed by the water and the name of the spot. */
  spots: Map<string, Named>;
}

/** Everything with one name. */
interface SameNamed {
  /** Places out of reach of each other are on different waters. */
  parts: Parts<RowContext["waters"][number]>;
  /** Ids of waters, keyed by the number of their part. */
  ids: Map<number, string>;
  /** True if only spots without a water have the name, at places that are too far apart for one water. */
  isScattered: boolean;
}

/**
 * Finds the waters and spots that lines name, each once, by names without regard to case and accents. Uses those of the
 * log that have the name and are within reach. A spot without a water is on the water at its place. If there is none,
 * the spot becomes a water, unless its name is at places too far apart for one. Nothing is created without a place.
 * @returns `found` and `noted` in the order of the mentions; `noted` has the names of spots that were not created
 */
export function namePlaces(
  mentions: readonly Mention[],
  context: RowContext,
): { rows: DraftRow[]; found: OnWater[]; unmatchedSpots: (string | null)[] } {
  const register = newRegister(context, mentions);
  const named = mentions.map((mention) => {
    const water = waterOf(register, mention);
    return { water, spot: water && spotOf(register, mention, water) };
  });
  return {
    rows: [...register.waters.values(), ...register.spots.values()].flatMap(rowOf),
    found: named.map(({ water, spot }) => {
      const found: OnWater = {};
      if (water && isThere(water)) found.water_id = water.id;
      if (spot && isThere(spot)) found.spot_id = spot.id;
      return found;
    }),
    unmatchedSpots: mentions.map((mention, index) => {
      const isLost = !named[index]?.water && isOfSpotAlone(mention) && mention.place !== null;
      return isLost ? nameOfSpot(mention) : null;
    }),
  };
}

function newRegister(context: RowContext, mentions: readonly Mention[]): Register {
  return {
    context,
    waters: new Map(context.waters.map((water) => [water.id, known(water)])),
    named: sameNamed(mentions, context),
    spots: new Map(
      context.waters.flatMap((water) =>
        water.spots.map((spot) => [spotKey(water.id, spot.name), known(spot)] as const),
      ),
    ),
  };
}

function known({ id, name }: { id: string; name: string }): Named {
  return { id, name, line: 1, notes: "", places: null };
}

function sameNamed(mentions: readonly Mention[], context: RowContext): Map<string, SameNamed> {
  const byKey = groupBy(mentions, (mention) => keyOf(nameOfWater(mention)));
  const found = Array.from(byKey, ([key, those]) => {
    const placed = those.filter(({ isSaid }) => !isSaid).flatMap(({ place }) => place ?? []);
    const ofSpots = those.filter(isOfSpotAlone).flatMap(({ place }) => place ?? []);
    const ofLog = context.waters.filter(({ name }) => keyOf(withoutNumber(name)) === key);
    const parts = splitByReach(key, placed, ofLog);
    return [key, { parts, ids: new Map<number, string>(), isScattered: isScattered(key, ofSpots) }] as const;
  });
  return new Map(found);
}

/** Returns the name of the water, else that of the spot, which may become a water. */
function nameOfWater(mention: Mention): string {
  return isOfSpotAlone(mention) ? nameOfSpot(mention) : (mention.water ?? "");
}

function isOfSpotAlone({ water, spot }: Mention): boolean {
  return spot !== null && keyOf(water ?? "") === "";
}

/** Returns "Long Lake" for "Long Lake (2)". */
export function withoutNumber(name: string): string {
  return name.replace(/ \(\d+\)$/, "");
}

function waterOf(register: Register, mention: Mention): Named | null {
  const name = nameOfWater(mention);
  if (!isOfSpotAlone(mention)) return name === "" ? null : waterNamed(register, name, mention);
  const around = waterAround(register, mention);
  const isNoWater = register.named.get(keyOf(name))?.isScattered ?? false;
  if (isNoWater) return around && keyOf(around.name) === keyOf(name) ? around : null;
  return around ?? (name === "" ? null : waterNamed(register, name, mention));
}

function waterNamed(register: Register, name: string, mention: Mention): Named | null {
  const same = register.named.get(keyOf(name));
  const part = same && partOf(same, mention);
  if (!same || !part) return null;
  const id = part.known?.id ?? same.ids.get(part.group);
  const found = id === undefined ? undefined : register.waters.get(id);
  const water = found ?? newWater(register, name.trim(), mention);
  same.ids.set(part.group, water.id);
  register.waters.set(water.id, water);
  if (mention.place) water.places?.push(mention.place);
  return water;
}

/** For a mention without a place, returns the only water with the name; `null` if there are several. */
function partOf({ parts }: SameNamed, { place, isSaid = false }: Mention): Part<{ id: string }> | null {
  if (place && !isSaid) return parts.of(place);
  const [first = { group: NO_GROUP, known: null }, ...others] = parts.all;
  if (isSaid) return parts.all.find(({ known: ofLog }) => ofLog !== null) ?? first;
  return others.length === 0 ? first : null;
}

/** Adds a number to the name of a second water: "Long Lake (2)". */
function newWater({ waters, context }: Register, name: string, mention: Mention): Named {
  const taken = new Set(Array.from(waters.values(), (water) => keyOf(water.name)));
  let free = name;
  for (let number = 2; taken.has(keyOf(free)); number += 1) free = `${name} (${number})`;
  const isItself = mention.spot !== null && keyOf(nameOfSpot(mention)) === keyOf(name);
  const notes = isItself ? mention.notes : "";
  return { id: context.idOf(`water:${keyOf(free)}`), name: free, line: mention.line, notes, places: [] };
}

/** Finds a water by its place alone. */
function waterAround({ context, waters }: Register, { place }: Mention): Named | null {
  if (place === null) return null;
  const made = [...waters.values()].flatMap(({ id, places }) =>
    places?.[0] ? [{ id, ...places[0], radius: WATER_LIMITS.radius.default, outline: null }] : [],
  );
  const around = waterAt(place, [...context.waters, ...made]);
  return [...waters.values()].find(({ id }) => id === around?.id) ?? null;
}

/** `null` if the spot has the name of the water itself. */
function spotOf({ spots, context }: Register, mention: Mention, water: Named): Named | null {
  const name = mention.spot === null ? "" : nameOfSpot(mention);
  if (name === "" || keyOf(name) === keyOf(water.name)) return null;
  const key = spotKey(water.id, name);
  const { line, notes } = mention;
  const spot = spots.get(key) ?? {
    id: context.idOf(`spot:${key}`),
    name,
    line,
    notes,
    places: [],
    waterId: water.id,
  };
  spots.set(key, spot);
  if (mention.place) spot.places?.push(mention.place);
  return spot;
}

const NAME_DECIMALS = 4;

/** A waypoint without a name is named by its place. */
function nameOfSpot({ spot, place }: Mention): string {
  return spot?.trim() || (place ? formatCoordinates(place, NAME_DECIMALS) : "");
}

/** Ignores case, accents and extra blanks. */
export function keyOf(name: string): string {
  return foldText(name).trim().replaceAll(/\s+/g, " ");
}

function spotKey(waterId: string, name: string): string {
  return `${waterId}/${keyOf(name)}`;
}

function isThere({ places }: Named): boolean {
  return places === null || places.length > 0;
}

function rowOf({ id, name, line, notes, places, waterId }: Named): DraftRow[] {
  const middle = places && middleOf(places);
  if (!middle) return [];
  const fields = { id, name, ...middle, ...(notes === "" ? {} : { note: notes }) };
  return waterId === undefined
    ? [{ subject: "water", line, fields: { ...fields, kind: kindOfName(name) } }]
    : [{ subject: "spot", line, fields: { ...fields, water_id: waterId } }];
}

/** Returns one of the places, so that it is on the water whatever its shape. */
function middleOf(places: readonly Coordinates[]): Coordinates | null {
  const inOrder = places.toSorted((one, other) => one.latitude - other.latitude);
  const middle = inOrder[Math.floor((inOrder.length - 1) / 2)];
  return middle ? { latitude: middle.latitude, longitude: middle.longitude } : null;
}
