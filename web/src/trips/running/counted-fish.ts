import type { NewCatchFields } from "@creel/domain/catches/new-catch";
import { SECOND_MS } from "@creel/domain/dates/units-of-time";
import { withAliases } from "@creel/domain/details/aliases";
import { type Coordinates, formatCoordinates } from "@creel/domain/places/coordinates";
import type { Trip } from "@creel/domain/trips/trip";

import { clockOffset } from "../../device/clock.ts";
import type { Tackle } from "../data/tackle-of-trip.ts";

export interface CountedFish {
  id: string;
  species: string;
  /** In milliseconds since 1970. */
  at: number;
  place: Coordinates & { accuracy?: number };
  tackle: Tackle;
}

/** A catch of which nothing is known but species, time, place and the trip's tackle; the rest can be added later. */
export function fieldsOfCounted(
  { id: tripId, time_zone: timeZone }: Pick<Trip, "id" | "time_zone">,
  { id, species, at, place: { latitude, longitude, accuracy }, tackle: { lure, rodId } }: CountedFish,
): NewCatchFields {
  const offset = clockOffset();
  return withAliases({
    id,
    species,
    date: new Date(at).toISOString(),
    time_zone: timeZone,
    latitude,
    longitude,
    position_accuracy: accuracy ?? null,
    location: formatCoordinates({ latitude, longitude }),
    trip_id: tripId,
    ...lure,
    ...(rodId !== null && { rod_id: rodId }),
    ...(offset !== null && { clock_offset: Math.round(offset / SECOND_MS) }),
  });
}
