import type { Trip } from "@creel/domain/trips/trip";
import { t } from "@lingui/core/macro";

type Named = Pick<Trip, "water" | "place_name">;

/** The water, else the place as it was typed; `null` where neither is known. */
export function knownPlace({ water, place_name: place }: Named): string | null {
  return water?.name ?? place;
}

export function titleOfTrip(trip: Named): string {
  return knownPlace(trip) ?? t`Your trip`;
}
