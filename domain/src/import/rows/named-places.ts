import { type Coordinates, formatCoordinates } from "../../places/coordinates.ts";
import { foldText } from "../../text/fold.ts";
import { WATER_LIMITS } from "../../waters/new-water.ts";
import { waterAt } from "../../waters/water-at.ts";
import type { DraftRow, RowContext } from "./row-context.ts";
import { kindOfName } from "./water-kinds.ts";

/** What a line says of where it was. */
export interface Mention {
  line: number;
  water: string | null;
  spot: string | null;
  /** `null` where only a name is known. */
  place: Coordinates | null;
  notes: string;
}

export interface OnWater {
  water_id?: string;
  spot_id?: string;
}

/** A water or a spot that is made, or one that the log has. */
interface Named {
  id: string;
  name: string;
  line: number;
  notes: string;
  /** Where it was said to be; `null` for one of the log. */
  places: Coordinates[] | null;
  /** Of a spot. */
  waterId?: string;
}

interface Register {
  context: RowContext;
  waters: Map<string, Named>;
  /** By the water and their name. */
  spots: Map<string, Named>;
}

/**
 * The waters and spots that lines name, each once, by names without regard to case and accents; those of the log are
 * taken where they have the name. A spot without a water is on the water at its place; where none is, a water is made
 * of it. What has no place is not made.
 * @returns `found` in the order of the mentions
 */
export function namePlaces(
  mentions: readonly Mention[],
  context: RowContext,
): { rows: DraftRow[]; found: OnWater[] } {
  const register = newRegister(context);
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
  };
}

function newRegister(context: RowContext): Register {
  return {
    context,
    waters: new Map(context.waters.map((water) => [keyOf(water.name), known(water)])),
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

function waterOf(register: Register, mention: Mention): Named | null {
  const { water: name, spot } = mention;
  if (name !== null && keyOf(name) !== "") return waterNamed(register, name, mention);
  if (spot === null) return null;
  const ownName = nameOfSpot(mention);
  return waterAround(register, mention) ?? (ownName === "" ? null : waterNamed(register, ownName, mention));
}

function waterNamed({ waters, context }: Register, name: string, mention: Mention): Named {
  const key = keyOf(name);
  const isItself = mention.spot !== null && keyOf(nameOfSpot(mention)) === key;
  const notes = isItself ? mention.notes : "";
  const water = waters.get(key) ?? {
    id: context.idOf(`water:${key}`),
    name: name.trim(),
    line: mention.line,
    notes,
    places: [],
  };
  waters.set(key, water);
  if (mention.place) water.places?.push(mention.place);
  return water;
}

/** By the places alone. */
function waterAround({ context, waters }: Register, { place }: Mention): Named | null {
  if (place === null) return null;
  const made = [...waters.values()].flatMap(({ id, places }) =>
    places?.[0] ? [{ id, ...places[0], radius: WATER_LIMITS.radius.default, outline: null }] : [],
  );
  const around = waterAt(place, [...context.waters, ...made]);
  return [...waters.values()].find(({ id }) => id === around?.id) ?? null;
}

/** `null` where the name is that of the water itself. */
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

/** Without regard to case, accents and blanks. */
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

/** One of them, so that it is on the water, whatever its shape. */
function middleOf(places: readonly Coordinates[]): Coordinates | null {
  const inOrder = places.toSorted((one, other) => one.latitude - other.latitude);
  const middle = inOrder[Math.floor((inOrder.length - 1) / 2)];
  return middle ? { latitude: middle.latitude, longitude: middle.longitude } : null;
}
