import type { Coordinates } from "@creel/domain/places/coordinates";
import { exactPoint, type UserViewer, visiblePlace } from "@creel/domain/places/visible-place";
import { groupPlaces, type PlaceGroup, radiusAround, shapeFinder } from "@creel/domain/waters/group-places";
import type { MapWater, MapWaterAt } from "@creel/domain/waters/map-water";
import { WATER_LIMITS } from "@creel/domain/waters/new-water";
import { simplifyOutline } from "@creel/domain/waters/simplify-outline";
import type { WaterShape } from "@creel/domain/waters/water-at";
import type { UnnamedPlace } from "@creel/domain/waters/water-list";

import { inShortTasks } from "../base/short-tasks.ts";
import type { Database } from "../database/connect.ts";
import type { OpenMap } from "./open-map.ts";
import { withNames } from "./proposed-names.ts";
import {
  findUnnamedCatches,
  findUnnamedNotes,
  findUnnamedTrips,
  type UnnamedCell,
} from "./water-list.repository.ts";

const MOST_GROUPS = 50;
const MOST_PLACES = 60;
/** The limit applies to catches and trips separately. */
const MOST_NOTES = 500;

/** Returns the places where an angler caught fish or fished without a named water. */
export async function findUnnamedPlaces(
  db: Database,
  viewer: UserViewer,
  openMap: OpenMap,
): Promise<UnnamedPlace[]> {
  const cells = await readPlaces(db, viewer);
  if (cells.length === 0) return [];
  const mapWaterAt = await openMap();
  const groups = groupPlaces(cells, await findShapes(cells, mapWaterAt)).slice(0, MOST_GROUPS);
  const places = await Promise.all(
    groups.map(async (group) => present(group, await waterOf(group, mapWaterAt))),
  );
  const noted = await Promise.all(
    (["catches", "trips"] as const).map((table) =>
      findUnnamedNotes(db, { userId: viewer.id, table, most: MOST_NOTES }),
    ),
  );
  return withNames(places, noted.flat());
}

type Place = UnnamedCell & Coordinates & { weight: number };

async function readPlaces(db: Database, viewer: UserViewer): Promise<Place[]> {
  const [catches, trips] = await Promise.all([
    findUnnamedCatches(db, viewer.id),
    findUnnamedTrips(db, viewer.id),
  ]);
  return [...catches, ...trips].flatMap((cell) => {
    const point = exactPoint(visiblePlace(viewer, { ...cell, userId: viewer.id }));
    return point ? [{ ...cell, ...point, weight: cell.fish + cell.trips }] : [];
  });
}

interface Shape extends WaterShape {
  water: MapWater;
}

/** Returns the shapes of the waters there. A place on a water that was already found is not looked up. */
async function findShapes(places: readonly Place[], mapWaterAt: MapWaterAt): Promise<Shape[]> {
  const shapes: Shape[] = [];
  let shapeAt = shapeFinder(shapes);
  const yieldToOthers = inShortTasks();
  for (const place of places.toSorted((one, other) => other.weight - one.weight)) {
    await yieldToOthers();
    if (shapeAt(place)) continue;
    const water = await mapWaterAt(place);
    if (!water?.outline) continue;
    const { latitude, longitude } = place;
    shapes.push({ id: String(shapes.length), latitude, longitude, radius: 0, outline: water.outline, water });
    shapeAt = shapeFinder(shapes);
  }
  return shapes;
}

type Group = PlaceGroup<Place, Shape>;

async function waterOf({ shape, places: [first] }: Group, mapWaterAt: MapWaterAt): Promise<MapWater | null> {
  return shape ? shape.water : mapWaterAt(first);
}

function present({ places }: Group, water: MapWater | null): UnnamedPlace {
  const [{ latitude, longitude, lastOn }] = places;
  const sum = (name: "fish" | "trips" | "blanks" | "hours") =>
    places.reduce((total, place) => total + place[name], 0);
  const { name = null, kind = "lake", outline = null } = water ?? {};
  return {
    latitude,
    longitude,
    radius: radiusAround(places),
    kind,
    outline: outline && simplifyOutline(outline, WATER_LIMITS.proposedOutline),
    names: name === null ? [] : [{ name, from: "map" }],
    fish: sum("fish"),
    trips: sum("trips"),
    blanks: sum("blanks"),
    hours: sum("hours"),
    last_on: places.reduce((latest, place) => (place.lastOn > latest ? place.lastOn : latest), lastOn),
    places: places
      .slice(0, MOST_PLACES)
      .map((place) => [place.longitude, place.latitude, place.fish, place.trips]),
  };
}
