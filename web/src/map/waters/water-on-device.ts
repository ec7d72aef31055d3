import { lakeFinder } from "@creel/domain/basemap/lake-finder";
import { traceWater } from "@creel/domain/map/waters/trace-water";
import type { Coordinates } from "@creel/domain/places/coordinates";
import type { MapWater } from "@creel/domain/waters/map-water";
import type { QueryClient } from "@tanstack/react-query";

import { lakesQuery } from "../../basemap/api.ts";
import { logFailure } from "../../http/log-failure.ts";
import { openChartWaters } from "./chart-waters.ts";

/**
 * Returns what this device knows about the water at a place, without a request: from the saved parts of the chart, else
 * from the built-in map, which has only large lakes.
 */
export async function waterOnDevice(
  queryClient: QueryClient,
  { latitude, longitude }: Coordinates,
): Promise<MapWater | null> {
  const place = { latitude, longitude };
  return (await inSavedParts(place)) ?? (await onBuiltInMap(queryClient, place));
}

async function inSavedParts(place: Coordinates): Promise<MapWater | null> {
  try {
    const saved = await openChartWaters(null);
    const water = saved && (await traceWater(place, saved));
    return water?.outline ? water : null;
  } catch (error) {
    logFailure("The waters of saved parts of the map", error);
    return null;
  }
}

async function onBuiltInMap(queryClient: QueryClient, place: Coordinates): Promise<MapWater | null> {
  const lakes = await queryClient.fetchQuery(lakesQuery).catch(() => []);
  return lakeFinder(lakes)(place);
}
