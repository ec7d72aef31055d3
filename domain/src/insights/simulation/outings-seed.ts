import type { Outing, OutingWithoutHours } from "../outings.ts";
import { hashOf } from "./seeded-random.ts";

/**
 * Returns a seed that identifies a log by its trips, hours and fish. Random draws are therefore the same on every
 * device and in any order of outings. They change after a catch is edited, which does not raise the version of its
 * trip.
 */
export function outingsSeed(outings: readonly (Outing | OutingWithoutHours)[]): string {
  return hashOf(outings.map(contentOf).toSorted().join()).toString(36);
}

function contentOf(outing: Outing | OutingWithoutHours): string {
  const { trips, day, segments } = outing;
  const fish = "untimed" in outing ? outing.segments.map((segment) => segment.fish) : outing.fish;
  const untimed = "untimed" in outing ? outing.untimed : null;
  return JSON.stringify([trips, day, segments.map(({ start, hours }) => [start, hours]), fish, untimed]);
}
