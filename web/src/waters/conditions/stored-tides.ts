import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import type { Coordinates } from "@creel/domain/places/coordinates";
import { milesBetween } from "@creel/domain/places/distance";
import { tidalReach } from "@creel/domain/waters/tidal-reach";
import type { StationTides } from "@creel/domain/weather/tide-station";
import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import { storedSession } from "../../http/stored-session.ts";
import { readAreas } from "../../map/areas/areas-store.ts";
import { tidesQuery, waterListQuery, WATERS_KEY } from "../data/api.ts";

/** The most places whose tides are stored; a station is about 2 kB. */
const MOST_PLACES = 60;

interface TidesOfPlace {
  /** The key of the place's query. */
  key: string;
  tides: StationTides | null;
}

const STORED_TIDES_KEY = [...WATERS_KEY, "stored tides"] as const;

/**
 * The constituents of the tide stations near the angler's own waters and saved areas, so that a curve is drawn without a
 * network. They never change, so each place is asked about once.
 */
export const storedTidesQuery = queryOptions({
  queryKey: STORED_TIDES_KEY,
  queryFn: ({ client }) => readStoredTides(client),
  staleTime: HOUR_MS,
  retry: false,
});

async function readStoredTides(client: QueryClient): Promise<TidesOfPlace[]> {
  const earlier = client.getQueryData<TidesOfPlace[]>(STORED_TIDES_KEY) ?? [];
  const stored = new Map(earlier.map((each) => [each.key, each]));
  const tides: TidesOfPlace[] = [];
  for (const place of await tidalPlaces(client)) {
    const query = tidesQuery(place);
    const key = query.queryKey.join(" ");
    tides.push(stored.get(key) ?? { key, tides: await client.fetchQuery(query) });
  }
  return tides;
}

/** The waters that can have tides, last fished first, and the saved areas. */
async function tidalPlaces(client: QueryClient): Promise<Coordinates[]> {
  const { waters } = await client.fetchQuery(waterListQuery());
  const areas = await readAreas(storedSession()?.user.id ?? "");
  const places = [
    ...waters.filter(({ kind }) => tidalReach(kind) !== null),
    ...areas.map(({ bounds: { west, south, east, north } }) => ({
      latitude: (south + north) / 2,
      longitude: (west + east) / 2,
    })),
  ];
  const byKey = new Map(places.map((place) => [tidesQuery(place).queryKey.join(" "), place]));
  return [...byKey.values()].slice(0, MOST_PLACES);
}

/**
 * Returns the tides of the nearest station; `null` if none is within the reach, `undefined` while unknown. Without an
 * answer, it is the nearest one of those stored on this device.
 *
 * @param reach in miles
 */
export function useStationTides(place: Coordinates, reach: number | null): StationTides | null | undefined {
  const { data, isError } = useQuery({ ...tidesQuery(place), enabled: reach !== null });
  const { data: stored } = useQuery({ ...storedTidesQuery, enabled: reach !== null && isError });
  return useMemo(() => {
    if (reach === null) return null;
    const tides = data === undefined ? stored && nearestOf(stored, place) : data;
    return tides && distanceOf(tides, place) > reach ? null : tides;
  }, [data, stored, place, reach]);
}

function nearestOf(stored: readonly TidesOfPlace[], place: Coordinates): StationTides | null {
  const [nearest] = stored
    .flatMap(({ tides }) => tides ?? [])
    .toSorted((one, other) => distanceOf(one, place) - distanceOf(other, place));
  return nearest ?? null;
}

/** In miles. The answer's own distance is that of the place it was asked for. */
export function distanceOf({ station }: StationTides, place: Coordinates): number {
  return milesBetween(station, place);
}
