import type { Coordinates } from "@creel/domain/places/coordinates";
import { kilometersBetween } from "@creel/domain/places/distance";
import type { Trip } from "@creel/domain/trips/trip";
import type { WaterSummary } from "@creel/domain/waters/water";

import { ownWaterAt } from "../water/own-water-at.ts";

/** A boat drifts less between two signs, and the way home is longer. */
const FAR_KM = 5;

type Placed = Pick<Trip, "water" | "latitude" | "longitude" | "events">;

/** Whether a place is on the way home: far from all signs of a trip, and not on its water. */
export function isFarFrom(trip: Placed, place: Coordinates, waters: readonly WaterSummary[]): boolean {
  const distances = [trip, ...trip.events].flatMap((sign) => kilometersBetween(sign, place) ?? []);
  if (distances.length === 0 || Math.min(...distances) <= FAR_KM) return false;
  return trip.water === null || ownWaterAt(place, waters)?.id !== trip.water.id;
}
