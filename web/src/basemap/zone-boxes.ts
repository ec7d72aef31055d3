import { queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";

import zoneBoxesUrl from "./generated/zone-boxes.json?url";

/** West, south, east and north in whole degrees; east is beyond 180 where the box crosses that meridian. */
const boxesSchema = z.record(z.string(), z.tuple([z.number(), z.number(), z.number(), z.number()]));
type ZoneBoxes = z.infer<typeof boxesSchema>;

interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Where people live, from Alaska to New Zealand; its middle is land. */
export const INHABITED_WORLD: Box = { west: -125, south: -40, east: 150, north: 65 };

/**
 * Where most towns of a time zone lie. The device's own zone stands in for one that is no region, like UTC, and the
 * inhabited world for both.
 */
export function boxOfZone(boxes: ZoneBoxes, timeZone: string, deviceZone: string): Box {
  const box = boxes[timeZone] ?? boxes[deviceZone];
  if (!box) return INHABITED_WORLD;
  const [west, south, east, north] = box;
  return { west, south, east, north };
}

/** The region of a time zone, out of a table that is a part of the app. */
export function zoneBoxQuery(timeZone: string) {
  return queryOptions({
    queryKey: ["basemap", "zone", timeZone],
    queryFn: async ({ signal }) => {
      const response = await fetch(zoneBoxesUrl, { signal });
      if (!response.ok) throw new Error(`${zoneBoxesUrl} was answered ${response.status}`);
      const device = new Intl.DateTimeFormat().resolvedOptions().timeZone;
      return boxOfZone(boxesSchema.parse(await response.json()), timeZone, device);
    },
    staleTime: Infinity,
    retry: false,
  });
}
