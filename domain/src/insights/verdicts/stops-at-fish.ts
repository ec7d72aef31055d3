import type { Outing } from "../outings.ts";

const MOST_MINUTES = 15;
const LEAST_TRIPS = 5;

/**
 * True if fish end the trips of a log: more than half of the trips with fish ended within 15 minutes of a fish. Late
 * hours are then hours of bad days, and the rate says little about the water.
 */
export function stopsAtFish(outings: readonly Outing[]): boolean {
  const ends = outings.flatMap(({ trips }) => trips.flatMap((trip) => trip.minutes_after_fish ?? []));
  const soon = ends.filter((minutes) => minutes <= MOST_MINUTES);
  return ends.length >= LEAST_TRIPS && soon.length > ends.length / 2;
}
