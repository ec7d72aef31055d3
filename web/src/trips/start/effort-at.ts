import type { Trip } from "@creel/domain/trips/trip";
import type { WaterSummary } from "@creel/domain/waters/water";

import { type Effort, effortOf } from "../parts/effort.ts";
import { ownWaterAt } from "../water/own-water-at.ts";

type Fished = Effort & Pick<Trip, "water" | "latitude" | "longitude" | "is_sample">;

/**
 * How the last trip at a water was fished; `null` where none is known. Of a trip that was never sent its place tells the
 * water.
 *
 * @param trips the latest first
 */
export function effortAt(
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
