import type { Bounds } from "@creel/domain/places/bounds";
import { queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";

import zoneBoundsUrl from "./generated/zone-bounds.json?url";

/** West, south, east and north in whole degrees; east is beyond 180 where they cross that meridian. */
const zonesSchema = z.record(z.string(), z.tuple([z.number(), z.number(), z.number(), z.number()]));

/** Where people live, from Alaska to New Zealand; its middle is land. */
export const INHABITED_WORLD: Bounds = { west: -125, south: -40, east: 150, north: 65 };

/**
 * Where most towns of a time zone lie. The device's own zone stands in for one that is no region, like UTC, and the
 * inhabited world for both.
 */
export function boundsOfZone(
  zones: z.infer<typeof zonesSchema>,
  timeZone: string,
  deviceZone: string,
): Bounds {
  const edges = zones[timeZone] ?? zones[deviceZone];
  if (!edges) return INHABITED_WORLD;
  const [west, south, east, north] = edges;
  return { west, south, east, north };
}

/** The bounds of a time zone, out of a table that is a part of the app. */
export function zoneBoundsQuery(timeZone: string) {
  return queryOptions({
    queryKey: ["basemap", "zone", timeZone],
    queryFn: async ({ signal }) => {
      const response = await fetch(zoneBoundsUrl, { signal });
      if (!response.ok) throw new Error(`${zoneBoundsUrl} was answered ${response.status}`);
      const device = new Intl.DateTimeFormat().resolvedOptions().timeZone;
      return boundsOfZone(zonesSchema.parse(await response.json()), timeZone, device);
    },
    staleTime: Infinity,
    retry: false,
  });
}
