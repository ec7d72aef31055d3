import type { Coordinates } from "@creel/domain/places/coordinates";
import { PLACES_LIMIT } from "@creel/domain/places/place-search";
import { distance } from "geokdbush";

import type { PlaceRanks } from "./place-index.ts";

/** Keeps the largest place within the limit: near ten small places named Athens, the one in Greece may be meant. */
export function keepLargest(ids: readonly number[], { populations }: PlaceRanks): readonly number[] {
  const [largest] = ids.toSorted((one, other) => (populations[other] ?? 0) - (populations[one] ?? 0));
  if (largest === undefined || ids.indexOf(largest) < PLACES_LIMIT) return ids;
  return ids.filter((id) => id !== largest).toSpliced(PLACES_LIMIT - 1, 0, largest);
}

/** People; added to each place, because some have few and an unknown number counts as 0. */
const VILLAGE = 1000;
/** km; added to each distance, so that nearer differences hardly matter. */
const HERE = 50;

/** The nearest has the most; a place eight times as large may be twice as far away. */
export function pull(people: number, kilometers: number): number {
  return (people + VILLAGE) / (kilometers + HERE) ** 3;
}

export function kilometersBetween(one: Coordinates, other: Coordinates): number {
  return distance(one.longitude, one.latitude, other.longitude, other.latitude);
}
