import type { Coordinates } from "@creel/domain/places/coordinates";
import { kilometersBetween } from "@creel/domain/places/distance";
import type { WaterSummary } from "@creel/domain/waters/water";
import { waterAt } from "@creel/domain/waters/water-at";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import { grantedPositionQuery } from "../../../places/granted-position.query.ts";
import { waterListQuery } from "../../../waters/data/waters.query.ts";

/** The one of the angler's waters that a place is on, as far as its coarse outline says; the server has the exact one. */
export function ownWaterAt(place: Coordinates | null, waters: readonly WaterSummary[]): WaterSummary | null {
  const shapes = waters.map((water) => ({ ...water, outline: water.small_outline }));
  return place && waterAt(place, shapes);
}

interface NearWater {
  water: WaterSummary;
  /** To its middle; `null` where nobody knows where one is. */
  kilometers: number | null;
}

export function nearestFirst(place: Coordinates | null, waters: readonly WaterSummary[]): NearWater[] {
  return waters
    .map((water) => ({ water, kilometers: place && kilometersBetween(place, water) }))
    .toSorted((one, other) => (one.kilometers ?? 0) - (other.kilometers ?? 0));
}

export interface WatersHere {
  /** Where the device is, if it may say so without a question. */
  place: Coordinates | null;
  here: WaterSummary | null;
  waters: readonly WaterSummary[];
}

const NONE: readonly WaterSummary[] = [];

/** The angler's own waters, and the one on which the device is. */
export function useWatersHere(): WatersHere {
  const { data: place = null } = useQuery(grantedPositionQuery);
  const { data } = useQuery(waterListQuery());
  const waters = useMemo(() => data?.waters.filter(({ is_sample: isSample }) => !isSample) ?? NONE, [data]);
  const here = useMemo(() => ownWaterAt(place, waters), [place, waters]);
  return { place, here, waters };
}
