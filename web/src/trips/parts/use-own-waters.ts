import type { Coordinates } from "@creel/domain/places/coordinates";
import type { WaterSummary } from "@creel/domain/waters/water";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import { grantedPositionQuery } from "../../places/granted-position.ts";
import { useWaters } from "../../waters/data/use-waters.ts";
import { ownWaterAt } from "./own-water-at.ts";

export interface WatersHere {
  /** Where the device is, if it may say so without a question. */
  place: Coordinates | null;
  here: WaterSummary | null;
  waters: readonly WaterSummary[];
}

const NONE: readonly WaterSummary[] = [];

/** The angler's own waters, and the one on which the device is. */
export function useWatersHere({ enabled = true } = {}): WatersHere {
  const { data: place = null } = useQuery({ ...grantedPositionQuery, enabled });
  const { data } = useWaters(undefined, { enabled });
  const waters = useMemo(() => data?.waters.filter(({ is_sample: isSample }) => !isSample) ?? NONE, [data]);
  const here = useMemo(() => ownWaterAt(place, waters), [place, waters]);
  return { place, here, waters };
}
