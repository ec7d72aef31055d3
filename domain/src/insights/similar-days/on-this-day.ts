import { type Counting, totalsOf } from "../factors/bin-outings.ts";
import type { Outing, Outings, OutingWithoutHours } from "../outings.ts";

/** A trip on the same date in an earlier year. */
export interface EarlierTrip {
  outing: Outing | OutingWithoutHours;
  /** `null` if unknown. */
  hours: number | null;
}

const ALL: Counting = { species: null, isPerLine: false };

/**
 * Returns the trips in earlier years, including blanks, latest first.
 * @param day yyyy-mm-dd
 */
export function onThisDay({ outings, without_hours: others }: Outings, day: string): EarlierTrip[] {
  return [...outings, ...others]
    .filter((outing) => outing.day.slice(5) === day.slice(5) && outing.day.slice(0, 4) < day.slice(0, 4))
    .map((outing) => ({ outing, hours: "fish" in outing ? null : totalsOf(outing, ALL).hours }))
    .toSorted((one, other) => other.outing.day.localeCompare(one.outing.day));
}

/** Returns all fish by species, the most first; empty for a blank. */
export function speciesOfOuting(outing: EarlierTrip["outing"]): [species: string, fish: number][] {
  if ("fish" in outing) return countsOf(outing.fish.map(({ species }) => [species, 1]));
  const fish = [...outing.segments.map((segment) => segment.fish), outing.untimed];
  return countsOf(fish.flatMap((each) => Object.entries(each)));
}

function countsOf(fish: readonly (readonly [species: string, count: number])[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const [species, count] of fish) counts.set(species, (counts.get(species) ?? 0) + count);
  return [...counts].toSorted(([, one], [, other]) => other - one);
}
