import type { Coordinates } from "@creel/domain/places/coordinates";
import { groupPlaces, radiusAround, type Weighted } from "@creel/domain/waters/group-places";
import type { MapWater } from "@creel/domain/waters/map-water";
import type { Outline } from "@creel/domain/waters/new-water";
import type { UnnamedPlace } from "@creel/domain/waters/water-list";

/** A water from the tiles of another host. */
export interface FoundShape extends Coordinates {
  id: string;
  radius: number;
  name: string | null;
  kind: MapWater["kind"];
  outline: Outline;
}

export interface MapShapes {
  shapes: FoundShape[];
  /** The places that were looked up, and whether the map knows what is there: it lacks some tiles of some waters. */
  looked: Record<string, boolean>;
}

export const NO_SHAPES: MapShapes = { shapes: [], looked: {} };

/** One of the places grouped in the unnamed place `of`. */
interface Atom extends Weighted {
  fish: number;
  trips: number;
  of: UnnamedPlace;
}

/** Returns the places where the server's own maps know no shore, or no exact one. */
export function placesToLookAt(unnamed: readonly UnnamedPlace[]): Coordinates[] {
  return unnamed.filter(isOpen).flatMap(atomsOf);
}

function isOpen({ outline }: UnnamedPlace): boolean {
  return outline === null || outline.error !== undefined;
}

/** Counts that belong to none of the places go to the first one. */
function atomsOf(of: UnnamedPlace): Atom[] {
  const [fish, trips] = [2, 3].map((index) =>
    of.places.reduce((sum, place) => sum + Number(place[index]), 0),
  );
  return of.places.map(([longitude, latitude, here, tripped], index) => {
    const more = index === 0 ? { fish: of.fish - (fish ?? 0), trips: of.trips - (trips ?? 0) } : NOTHING;
    const counts = { fish: here + more.fish, trips: tripped + more.trips };
    return { latitude, longitude, weight: counts.fish + counts.trips, ...counts, of };
  });
}

const NOTHING = { fish: 0, trips: 0 };

/** Rounded to about ten meters. */
export function placeKey({ latitude, longitude }: Coordinates): string {
  return `${latitude.toFixed(4)} ${longitude.toFixed(4)}`;
}

/**
 * Regroups unnamed places by the shapes that were found. A place that was not looked up yet stays as the server has it.
 */
export function withShapes(
  unnamed: readonly UnnamedPlace[],
  { shapes, looked }: MapShapes,
): readonly UnnamedPlace[] {
  const isLooked = (place: UnnamedPlace) =>
    isOpen(place) && atomsOf(place).every((atom) => looked[placeKey(atom)]);
  const open = unnamed.filter(isLooked);
  if (open.length === 0) return unnamed;
  const grouped = groupPlaces(open.flatMap(atomsOf), shapes);
  const others = unnamed.filter((place) => !open.includes(place));
  return [...others, ...grouped.map(present)].toSorted(
    (one, other) => other.fish + other.trips - one.fish - one.trips,
  );
}

type Group = ReturnType<typeof groupPlaces<Atom, FoundShape>>[number];

function present({ shape, places }: Group): UnnamedPlace {
  const [{ latitude, longitude, of }] = places;
  const sum = (name: "fish" | "trips") => places.reduce((total, place) => total + place[name], 0);
  const names = shape?.name ? [{ name: shape.name, from: "map" as const }] : [];
  const others = of.names.filter(({ from }) => from !== "map");
  return {
    ...of,
    latitude,
    longitude,
    radius: shape ? of.radius : radiusAround(places),
    kind: shape?.kind ?? of.kind,
    outline: shape?.outline ?? null,
    names: [...names, ...others],
    fish: sum("fish"),
    trips: sum("trips"),
    places: places.map((place) => [place.longitude, place.latitude, place.fish, place.trips]),
  };
}
