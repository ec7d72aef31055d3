import type { TripList } from "@creel/domain/trips/trip-list";
import type { WaterSummary } from "@creel/domain/waters/water";

import { useUser } from "../../session/auth.tsx";
import { useTrips } from "../data/use-trips.ts";
import type { Effort } from "../parts/effort.ts";
import { useWatersHere } from "../water/own-waters.ts";
import { FIRST_EFFORT } from "./describe-effort.ts";
import { effortAt } from "./effort-at.ts";
import { lastEffort } from "./last-effort.ts";

export interface StartDefaults {
  /** The one that was chosen, else the one on which the device is. */
  water: WaterSummary | null;
  effort: Effort;
  /** Where the effort is from: the last trip at the water, the last one anywhere, or nowhere. */
  isFrom: "water" | "last" | null;
}

interface DefaultsOptions {
  /** The id of the water that was chosen. */
  chosenId?: string | null;
  /** Else nothing is asked for, and they are those of the last trip from this device. */
  enabled?: boolean;
}

/** Where and how a trip starts that nobody says more about. */
export function useStartDefaults(options: DefaultsOptions = {}): StartDefaults {
  const { chosenId = null, enabled = true } = options;
  const { id: userId } = useUser();
  const { here, waters } = useWatersHere({ enabled });
  const { data } = useTrips("", { enabled });
  const water = waters.find(({ id }) => id === chosenId) ?? here;
  const there = water && effortAt(water, tripsOf(data), waters);
  if (there) return { water, effort: there, isFrom: "water" };
  const last = lastEffort(userId);
  return { water, effort: last ?? FIRST_EFFORT, isFrom: last && "last" };
}

function tripsOf(list: ReturnType<typeof useTrips>["data"]): TripList["trips"] {
  return list?.pages.flatMap(({ trips }) => trips) ?? [];
}
