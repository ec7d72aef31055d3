import { DAY_MS } from "@creel/domain/dates/units-of-time";
import type { Coordinates } from "@creel/domain/places/coordinates";
import { LONGEST_TIDAL_REACH } from "@creel/domain/waters/tidal-reach";
import { distance } from "geokdbush";
import * as z from "zod/mini";

import type { Ask } from "../upstream/ask.ts";
import type { Timeouts } from "../upstream/timeouts.ts";

const KILOMETERS_PER_MILE = 1.609344;

/** Bytes. The list has thousands of stations, each with many links. */
const MAX_BYTES_OF_LIST = 16 * 1024 * 1024;

const stationSchema = z.object({ id: z.string(), name: z.string(), lat: z.number(), lng: z.number() });
const stationListSchema = z.array(stationSchema);
export type Station = z.infer<typeof stationSchema>;
export type StationKind = "tidepredictions" | "waterlevels";

const listSchema = z.object({ stations: stationListSchema });

/** Requests all stations of a kind. There are thousands, and new ones are rare. */
async function listStations(
  { ask, address }: { ask: Ask; address: string },
  kind: StationKind,
  signal: AbortSignal,
): Promise<Station[]> {
  const url = new URL(`${address}/mdapi/prod/webapi/stations.json`);
  url.searchParams.set("type", kind);
  const { stations } = await ask({ url, schema: listSchema, maxBytes: MAX_BYTES_OF_LIST }, signal);
  return stations;
}

export function nearest(stations: readonly Station[], { latitude, longitude }: Coordinates) {
  return stations
    .map(({ id, name, lat, lng }) => ({
      id,
      name,
      distance: distance(longitude, latitude, lng, lat) / KILOMETERS_PER_MILE,
    }))
    .filter((station) => station.distance <= LONGEST_TIDAL_REACH)
    .toSorted((one, other) => one.distance - other.distance);
}

const RETENTION_MS = 7 * DAY_MS;

interface StationListContext {
  ask: Ask;
  address: string;
  now: () => Date;
  timeouts: Pick<Timeouts, "overallMs">;
}

/**
 * Each process requests the lists once a week. They are the same for everybody and reveal nothing about an angler's
 * place.
 */
export function cacheStations(context: StationListContext): (kind: StationKind) => Promise<Station[]> {
  const cache = new Map<StationKind, { stations: Promise<Station[]>; until: number }>();
  return async (kind) => {
    const before = cache.get(kind);
    const now = context.now().getTime();
    if (before && now < before.until) return before.stations;
    const stations = listStations(context, kind, AbortSignal.timeout(context.timeouts.overallMs));
    cache.set(kind, { stations, until: now + RETENTION_MS });
    try {
      return await stations;
    } catch (error) {
      cache.delete(kind);
      if (!before) throw error;
      // An old list is better than none, because stations rarely change.
      cache.set(kind, before);
      return before.stations;
    }
  };
}
