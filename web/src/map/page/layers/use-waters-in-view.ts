import { type Bounds, isIn } from "@creel/domain/places/bounds";
import { milesBetween } from "@creel/domain/places/distance";
import { useQueries } from "@tanstack/react-query";
import { useMemo } from "react";

import { waterQuery } from "../../../waters/data/api.ts";
import { useWaters } from "../../../waters/data/use-waters.ts";
import type { OwnSpot, OwnWater } from "../../layers/own-water-layers.tsx";

/** From this zoom on waters have their exact outline and their spots. */
export const SPOTS_ZOOM = 9;
/** Each is one request. */
const MOST_IN_DETAIL = 8;

/** The angler's waters; of those in view that are nearest to the middle, with all that is known of them. */
export function useWatersInView(bounds: Bounds, zoom: number): { waters: OwnWater[]; spots: OwnSpot[] } {
  const { data } = useWaters();
  const all = data?.waters;
  const near = useMemo(() => {
    if (!all || zoom < SPOTS_ZOOM) return [];
    const middle = {
      latitude: (bounds.south + bounds.north) / 2,
      longitude: (bounds.west + bounds.east) / 2,
    };
    return all
      .filter((water) => isIn(bounds, water))
      .toSorted((one, other) => milesBetween(one, middle) - milesBetween(other, middle))
      .slice(0, MOST_IN_DETAIL);
  }, [all, bounds, zoom]);
  return useQueries({
    queries: near.map(({ id }) => waterQuery(id)),
    combine: (results) => {
      const whole = results.flatMap((result) => result.data ?? []);
      const outlineOf = new Map(whole.map(({ id, outline }) => [id, outline]));
      return {
        waters: (all ?? []).map(({ id, name, latitude, longitude, radius, small_outline: small }) => {
          const outline = outlineOf.get(id) ?? small;
          return { id, name, latitude, longitude, radius, outline };
        }),
        spots: whole.flatMap(({ spots }) => spots),
      };
    },
  });
}
