import type { Outing } from "../outings.ts";

const MOST_MINUTES = 15;
const LEAST_TRIPS = 5;

/**
 * Whether fish end the trips of a log: more than half of those with fish ended within a quarter of an hour of one. Then
 * late hours are those of bad days, and the rate says little of the water.
 */
export function stopsAtFish(outings: readonly Outing[]): boolean {
  const ends = outings.flatMap(({ trips }) => trips.flatMap((trip) => trip.minutes_after_fish ?? []));
  const soon = ends.filter((minutes) => minutes <= MOST_MINUTES);
  return ends.length >= LEAST_TRIPS && soon.length > ends.length / 2;
}
