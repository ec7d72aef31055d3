import { withAliases } from "@creel/domain/catches/aliases";
import type { Catch } from "@creel/domain/catches/catch";
import { DETAIL_NAMES, isMeasureName } from "@creel/domain/catches/details";
import type { NewCatchFields } from "@creel/domain/catches/new-catch";
import { SECOND_MS } from "@creel/domain/dates/units-of-time";
import { type Coordinates, formatCoordinates } from "@creel/domain/places/coordinates";
import type { Trip } from "@creel/domain/trips/trip";

import { clockOffset } from "../../../device/clock.ts";

export interface CountedFish {
  id: string;
  species: string;
  /** In milliseconds since 1970. */
  at: number;
  place: Coordinates & { accuracy?: number };
}

/** A catch of which nothing is known but species, time and place; the rest can be added later. */
export function fieldsOfCounted(
  { id: tripId, time_zone: timeZone }: Pick<Trip, "id" | "time_zone">,
  { id, species, at, place: { latitude, longitude, accuracy } }: CountedFish,
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
    ...(offset !== null && { clock_offset: Math.round(offset / SECOND_MS) }),
  });
}

const OWN_MEASURES = DETAIL_NAMES.filter((name) => name === "weight" || name === "length");

/** Whether a catch was counted and nothing of the fish was added since. */
export function isOnlyCounted(caught: Catch): boolean {
  const isMeasured = OWN_MEASURES.filter(isMeasureName).some((name) => caught[name] !== null);
  return !isMeasured && caught.photos.length === 0 && caught.notes === null && caught.lure_type === null;
}
