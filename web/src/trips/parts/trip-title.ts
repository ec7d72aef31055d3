import type { Trip } from "@creel/domain/trips/trip";
import type { WaterSummary } from "@creel/domain/waters/water";
import { t } from "@lingui/core/macro";

import { useWaters } from "../../waters/data/use-waters.ts";
import { ownWaterAt } from "./own-water-at.ts";

export type Named = Pick<Trip, "water" | "place_name" | "latitude" | "longitude">;

/** Returns the name of the water, or else the place as it was typed; `null` if both are unknown. */
export function useTripPlaceName(trip: Named): string | null {
  const { water, place_name: place } = trip;
  // The server has not yet assigned a pending trip to one of the angler's waters.
  const isNamed = Boolean(water?.name) || place !== null;
  const enabled = !isNamed && (water !== null || trip.latitude !== null);
  const { data } = useWaters(undefined, { enabled });
  return water?.name || place || nameAmong(data?.waters ?? [], trip);
}

export function useTripTitle(trip: Named): string {
  return useTripPlaceName(trip) ?? t`Your trip`;
}

function nameAmong(waters: readonly WaterSummary[], { water, latitude, longitude }: Named): string | null {
  if (water) return waters.find(({ id }) => id === water.id)?.name ?? null;
  return latitude === null || longitude === null
    ? null
    : (ownWaterAt({ latitude, longitude }, waters)?.name ?? null);
}
