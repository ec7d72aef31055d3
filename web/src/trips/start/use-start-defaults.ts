import type { Trip } from "@creel/domain/trips/trip";
import type { TripList } from "@creel/domain/trips/trip-list";
import type { WaterSummary } from "@creel/domain/waters/water";

import { useUser } from "../../session/auth.tsx";
import { useTrips } from "../data/use-trips.ts";
import { type Effort, effortOf, FIRST_EFFORT, lastEffort } from "../parts/effort.ts";
import { ownWaterAt } from "../parts/own-water-at.ts";
import { useWatersHere } from "../parts/use-own-waters.ts";

export interface StartDefaults {
  /** The chosen water, or else the water at the device's position. */
  water: WaterSummary | null;
  effort: Effort;
  /** The source of the effort: the last trip at the water, the last trip anywhere, or neither. */
  isFrom: "water" | "last" | null;
}

interface DefaultsOptions {
  /** The id of the chosen water. */
  chosenId?: string | null;
  /** False to make no requests and use the effort of the last trip from this device. */
  enabled?: boolean;
}

/** Returns the default place and effort of a new trip. */
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

type Fished = Effort & Pick<Trip, "water" | "latitude" | "longitude" | "is_sample">;

/**
 * Returns the effort of the last trip at a water; `null` if unknown. The water of an unsent trip follows from its
 * place.
 *
 * @param trips sorted by start, latest first
 */
function effortAt(
  { id }: WaterSummary,
  trips: readonly Fished[],
  waters: readonly WaterSummary[],
): Effort | null {
  const last = trips.find((trip) => !trip.is_sample && waterIdOf(trip, waters) === id);
  return last ? effortOf(last) : null;
}

function waterIdOf({ water, latitude, longitude }: Fished, waters: readonly WaterSummary[]): string | null {
  if (water) return water.id;
  if (latitude === null || longitude === null) return null;
  return ownWaterAt({ latitude, longitude }, waters)?.id ?? null;
}
