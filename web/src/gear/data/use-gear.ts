import type { Gear } from "@creel/domain/gear/gear";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import { gearQuery } from "./api.ts";
import { type OwnLure, ownLures } from "./own-lures.ts";

const NOTHING: readonly Gear[] = [];

/** The tackle box; empty until it is known. */
export function useGear(): readonly Gear[] {
  return useQuery(gearQuery).data?.gear ?? NOTHING;
}

export function useOwnLures(): readonly OwnLure[] {
  const gear = useGear();
  return useMemo(() => ownLures(gear), [gear]);
}
