import type { OnlineMap } from "@creel/domain/config/config";
import { traceWater } from "@creel/domain/map/waters/trace-water";
import type { Coordinates } from "@creel/domain/places/coordinates";
import { shapeFinder } from "@creel/domain/waters/group-places";
import { WATER_LIMITS } from "@creel/domain/waters/new-water";
import { simplifyOutline } from "@creel/domain/waters/simplify-outline";

import { logFailure } from "../../http/log-failure.ts";
import { type ChartWaters, openChartWaters } from "../../map/waters/chart-waters.ts";
import { type FoundShape, type MapShapes, placeKey } from "./regroup.ts";

/** Each tile takes up to some hundred kilobytes. The remaining places are looked up the next time. */
const MOST_TILES = 120;

/** Returns the known waters of the places, and looks up places that are new, as far as the host answers. */
export async function lookUpShapes(
  map: OnlineMap | null,
  places: readonly Coordinates[],
  before: MapShapes,
): Promise<MapShapes> {
  const chart = await openChartWaters(map);
  const looked: MapShapes["looked"] = {};
  const shapes = shapesAt(places, before.shapes);
  let isOnShape = shapeFinder(shapes);
  for (const place of places) {
    const key = placeKey(place);
    const known = isOnShape(place) ? true : before.looked[key];
    if (known !== undefined) looked[key] = known;
    else if (chart?.isWhole && chart.count() < MOST_TILES) {
      const found = await lookUp(place, chart);
      if (!found) break;
      looked[key] = found.isKnown;
      if (found.shape) shapes.push(found.shape);
      isOnShape = shapeFinder(shapes);
    }
  }
  return { shapes, looked: { ...stillLooked(places, before), ...looked } };
}

/** Keeps the shapes that a place is still on. The waters of the others have names by now. */
function shapesAt(places: readonly Coordinates[], shapes: FoundShape[]): FoundShape[] {
  const find = shapeFinder(shapes);
  const wanted = new Set(places.map((place) => find(place)));
  return shapes.filter((shape) => wanted.has(shape));
}

/** After a failure, no place is looked up, and no result is forgotten. */
function stillLooked(places: readonly Coordinates[], { looked }: MapShapes): MapShapes["looked"] {
  const keys = places.map(placeKey);
  return Object.fromEntries(keys.flatMap((key) => (key in looked ? [[key, looked[key] ?? false]] : [])));
}

interface Found {
  /** False if the map lacks some tiles of the water. */
  isKnown: boolean;
  shape: FoundShape | null;
}

/** Returns `null` if the host cannot be asked. */
async function lookUp(place: Coordinates, chart: ChartWaters): Promise<Found | null> {
  try {
    const water = await traceWater(place, chart);
    if (!water?.outline) return { isKnown: water === null, shape: null };
    const { latitude, longitude } = place;
    const outline = simplifyOutline(water.outline, WATER_LIMITS.proposedOutline);
    const { name, kind } = water;
    return {
      isKnown: true,
      shape: { id: placeKey(place), latitude, longitude, radius: 0, name, kind, outline },
    };
  } catch (error) {
    logFailure("The waters of the map", error);
    return null;
  }
}
