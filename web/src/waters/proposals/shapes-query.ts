import { isServedHere, type OnlineMap } from "@creel/domain/config/config";
import type { Coordinates } from "@creel/domain/places/coordinates";
import { queryOptions } from "@tanstack/react-query";

import { configQuery } from "../../http/config.query.ts";
import { waterListQuery } from "../data/api.ts";
import { type MapShapes, NO_SHAPES, placeKey, placesToLookAt } from "./regroup.ts";

/**
 * The shapes of unnamed waters in the tiles of the chart's host. The server does not ask another host about the places
 * where somebody fishes; this browser requests the same tiles anyway when they are viewed. The shapes that were found
 * are stored on this device.
 */
export const mapShapesQuery = queryOptions({
  queryKey: ["map-shapes"],
  queryFn: async ({ client }): Promise<MapShapes> => {
    const before = client.getQueryData<MapShapes>(["map-shapes"]) ?? NO_SHAPES;
    const [{ unnamed }, { map }] = await Promise.all([
      client.ensureQueryData(waterListQuery()),
      client.ensureQueryData(configQuery),
    ]);
    if (!hasOtherHost(map)) return before;
    const { lookUpShapes } = await import("./look-up-shapes.ts");
    return lookUpShapes(map, placesToLookAt(unnamed), before);
  },
  staleTime: Infinity,
  retry: false,
});

/** Looks up the water at a place with only the data on this device. */
export function waterOnDeviceQuery(place: Coordinates) {
  return queryOptions({
    queryKey: ["water-on-device", placeKey(place)],
    queryFn: async ({ client }) => {
      const { waterOnDevice } = await import("../../map/waters/water-on-device.ts");
      return waterOnDevice(client, place);
    },
    staleTime: Infinity,
    networkMode: "always",
    retry: false,
  });
}

/** Whether the chart's tiles come from a host that only the browser asks. */
export function hasOtherHost(map: OnlineMap | null | undefined): boolean {
  return map?.kind === "tiles" && !isServedHere(map);
}
