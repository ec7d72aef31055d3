import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import type { Outing, Outings, OutingWithoutHours } from "@creel/domain/insights/outings";
import { type Random, seededRandom } from "@creel/domain/insights/simulation/seeded-random";
import { cutToFish } from "@creel/domain/insights/without-hours/narrow-to-species";

/**
 * Returns the same log as if the angler had never noted when a trip began and ended: only its fish, at times within
 * their segments.
 */
export function forgetHours({ outings }: Outings): Outings {
  const random = seededRandom("times of fish");
  return { outings: [], without_hours: outings.flatMap((outing) => forgetHoursOf(outing, random)) };
}

function forgetHoursOf({ untimed: _, segments, ...about }: Outing, random: Random): OutingWithoutHours[] {
  const fish = segments.flatMap((segment) =>
    Object.entries(segment.fish).flatMap(([species, count]) =>
      Array.from({ length: count }, () => ({ at: timeWithin(segment, random), species })),
    ),
  );
  fish.sort((one, other) => one.at.localeCompare(other.at));
  const known = segments.map(({ start, hours, conditions }) => ({ start, hours, conditions }));
  return fish.length > 0 ? [{ ...about, fish, segments: cutToFish(known, fish) }] : [];
}

function timeWithin({ start, hours }: Outing["segments"][number], random: Random): string {
  return new Date(Date.parse(start) + random.uniform() * hours * HOUR_MS).toISOString();
}
