import type { Coordinates } from "@creel/domain/places/coordinates";
import type { MapWater } from "@creel/domain/waters/map-water";
import { type NewWaterFields, WATER_LIMITS } from "@creel/domain/waters/new-water";
import { simplifyOutline } from "@creel/domain/waters/simplify-outline";
import type { WaterSummary } from "@creel/domain/waters/water";
import { waterAt } from "@creel/domain/waters/water-at";
import type { UnnamedPlace } from "@creel/domain/waters/water-list";

/** Returns the map's name for the water there; `null` if it has none. */
export function proposedName({ names: [first] }: Pick<UnnamedPlace, "names">): string | null {
  return first?.from === "map" ? first.name : null;
}

/** Returns the unnamed water that a place would be on if it had a name. */
export function unnamedAt(place: Coordinates, unnamed: readonly UnnamedPlace[]): UnnamedPlace | null {
  return waterAt(place, unnamed.map(toShape));
}

function toShape(place: UnnamedPlace, index: number) {
  return Object.assign({}, place, { id: String(index) });
}

/** Returns a place on a water of the map as the only known place there. */
export function alone({ latitude, longitude }: Coordinates, { name, kind, outline }: MapWater): UnnamedPlace {
  return {
    latitude,
    longitude,
    radius: WATER_LIMITS.radius.default,
    kind,
    outline: outline && simplifyOutline(outline, WATER_LIMITS.proposedOutline),
    names: name === null ? [] : [{ name, from: "map" }],
    fish: 0,
    trips: 0,
    blanks: 0,
    hours: 0,
    last_on: "",
    places: [],
  };
}

export function asNewWater(place: UnnamedPlace, name: string): NewWaterFields {
  const { kind, latitude, longitude, radius, outline } = place;
  return { name, kind, latitude, longitude, radius: Math.min(radius, WATER_LIMITS.radius.max), outline };
}

/**
 * Returns a water with this name that lies on the same shape of the map, but lacks the shape: it was named before the
 * map was asked. It gets the shape, to avoid a duplicate.
 */
export function sameWithoutShape(
  place: UnnamedPlace,
  name: string,
  waters: readonly WaterSummary[],
): WaterSummary | null {
  if (!place.outline) return null;
  const shape = toShape(place, 0);
  const same = waters.filter((water) => !water.is_sample && isSameName(water.name, name));
  return same.find((water) => water.small_outline === null && waterAt(water, [shape]) !== null) ?? null;
}

function isSameName(one: string, other: string): boolean {
  return one.localeCompare(other, undefined, { sensitivity: "base" }) === 0;
}

/** Longitude and latitude of its places. */
export function dotsOf({ places }: UnnamedPlace): [number, number][] {
  return places.map(([longitude, latitude]) => [longitude, latitude]);
}
