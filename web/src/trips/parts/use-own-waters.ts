import type { Coordinates } from "@creel/domain/places/coordinates";
import type { WaterSummary } from "@creel/domain/waters/water";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import { grantedPositionQuery } from "../../places/granted-position.ts";
import { useWaters } from "../../waters/data/use-waters.ts";
import { ownWaterAt } from "./own-water-at.ts";

export interface WatersHere {
  /** The device's position; `null` if it needs a permission prompt. */
  place: Coordinates | null;
  here: WaterSummary | null;
  waters: readonly WaterSummary[];
}

const NONE: readonly WaterSummary[] = [];

/** Returns the angler's waters, and the one at the device's position. */
export function useWatersHere({ enabled = true } = {}): WatersHere {
  const { data: place = null } = useQuery({ ...grantedPositionQuery, enabled });
  const { data } = useWaters(undefined, { enabled });
  const waters = useMemo(() => data?.waters.filter(({ is_sample: isSample }) => !isSample) ?? NONE, [data]);
  const here = useMemo(() => ownWaterAt(place, waters), [place, waters]);
  return { place, here, waters };
}
