import type { Outing } from "../outings.ts";
import { groupBy } from "../statistics/sums.ts";

const LEAST_OF_STRATUM = 6;
const LEAST_OF_SEASON = 4;
const REST = "rest";

type Stratified = Pick<Outing, "day" | "water" | "place_name" | "target_species">;

/**
 * Groups outings by season, water and target species, which matter more than the weather. Groups with too few outings
 * are merged with the other small groups of their season, and small seasons are merged with each other.
 */
export function strataOf(outings: readonly Stratified[]): number[] {
  const fine = outings.map((outing) =>
    [seasonOf(outing.day), waterOf(outing), outing.target_species.join()].join("|"),
  );
  const bySeason = merge(fine, LEAST_OF_STRATUM, (index) => `season ${seasonOf(outings[index]?.day ?? "")}`);
  const merged = merge(bySeason, LEAST_OF_SEASON, () => REST);
  const names = [...new Set(merged)];
  return merged.map((name) => names.indexOf(name));
}

/** Groups outings by water and target species. Groups with too few outings are merged. */
export function watersAndTargetsOf(outings: readonly Stratified[]): number[] {
  return numbered(outings.map((outing) => [waterOf(outing), outing.target_species.join()].join("|")));
}

/** Groups outings by target species. Waters are compared within these groups. */
export function targetsOf(outings: readonly Stratified[]): number[] {
  return numbered(outings.map((outing) => outing.target_species.join()));
}

function numbered(names: readonly string[]): number[] {
  const merged = merge(names, LEAST_OF_STRATUM, () => REST);
  const all = [...new Set(merged)];
  return merged.map((name) => all.indexOf(name));
}

function waterOf({ water, place_name: place }: Stratified): string {
  return water?.id ?? place ?? "";
}

function merge(names: readonly string[], least: number, into: (index: number) => string): string[] {
  const counts = groupBy(names, (name) => name);
  return names.map((name, index) => ((counts.get(name)?.length ?? 0) < least ? into(index) : name));
}

/** Returns the season: 0 for December to February, 1 for March to May, and so on. @param day yyyy-mm-dd */
export function seasonOf(day: string): number {
  return Math.floor((Number(day.slice(5, 7)) % 12) / 3);
}
