import type { Occasion } from "@creel/domain/catch-limits/limits-for";
import { dayAt } from "@creel/domain/dates/clock";
import type { Trip } from "@creel/domain/trips/trip";

import { trueNow } from "../../device/clock.ts";

type Placed = Pick<Trip, "water" | "place_name" | "time_zone">;

/** Returns what limits need to know of a fish that is caught on a running trip now. */
export function occasionOfTrip(trip: Placed, species: string): Occasion {
  return {
    species,
    waterId: trip.water?.id ?? null,
    regionText: trip.place_name,
    day: dayAt(trueNow(), trip.time_zone),
  };
}
