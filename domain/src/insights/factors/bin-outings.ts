import { lureCodeOf } from "../lure-code.ts";
import type { Outing, Segment } from "../outings.ts";
import type { Cell, CelledOuting } from "../statistics/binned-outing.ts";
import { sum, total, groupBy } from "../statistics/sums.ts";
import { CONDITION_BIN_OF } from "./condition-bins.ts";
import { dayOfYearOf, type Factor, type FactorName } from "./factors.ts";

export interface Counting {
  /** `null` for all species. */
  species: string | null;
  /** Whether an hour with two lines counts as two hours. */
  isPerLine: boolean;
}

export function fishOf(fish: Segment["fish"], { species }: Counting): number {
  return species === null ? total(Object.values(fish)) : (fish[species] ?? 0);
}

export function hoursOf({ hours, lines }: Pick<Segment, "hours" | "lines">, { isPerLine }: Counting): number {
  return isPerLine ? hours * lines : hours;
}

/** Returns the fish and hours of the whole outing. */
export function totalsOf(outing: Outing, counting: Counting): { fish: number; hours: number } {
  return {
    fish: fishOf(outing.untimed, counting) + sum(outing.segments, ({ fish }) => fishOf(fish, counting)),
    hours: sum(outing.segments, (segment) => hoursOf(segment, counting)),
  };
}

export interface CelledLog {
  outings: CelledOuting[];
  /**
   * The groups of comparable hours, indexed by `Cell.like`: the bins of `comparedWithin`, and how late in the trip they
   * are.
   */
  likes: string[];
}

/** A factor within which the hours of others are compared. */
export type WithinFactor = "light" | "lure" | "rain" | "flow" | "levelTrend";

/**
 * Returns the factors whose bins comparable hours have in common. A river is high after rain and while it rises, so
 * each of these could take the effect of another.
 */
export function comparedWithin(name: FactorName): readonly WithinFactor[] {
  if (name === "light") return ["lure"];
  if (name === "flow") return ["light", "rain", "levelTrend"];
  return name === "levelTrend" ? ["light", "rain", "flow"] : ["light"];
}

interface Celling extends Counting {
  /**
   * Whether hours are comparable only if they are equally late in the trip. If anglers leave once they have their fish,
   * late hours come mostly from bad days.
   */
  isByLateness: boolean;
}

/** The hours into a trip at which a new lateness class begins. */
const LATENESS = [1, 2, 4];

/** Leaves out outings with a fish that has no time, and hours with an unknown bin. */
export function cellOutings(outings: readonly Outing[], factor: Factor, celling: Celling): CelledLog {
  const strata = factor.name === "water" ? targetsOf(outings) : watersAndTargetsOf(outings);
  const likes: string[] = [];
  const numberOf = (like: string) => (likes.includes(like) ? likes.indexOf(like) : likes.push(like) - 1);
  const celled = outings.flatMap((outing, index) => {
    if (fishOf(outing.untimed, celling) > 0) return [];
    const cells = cellsOf(outing, { factor, celling, numberOf });
    const dayOfYear = dayOfYearOf(outing.day);
    return cells.length > 0 ? [{ stratum: strata[index] ?? 0, dayOfYear, cells }] : [];
  });
  return { outings: celled, likes };
}

interface CellingOf {
  factor: Factor;
  celling: Celling;
  numberOf: (like: string) => number;
}

function cellsOf(outing: Outing, { factor, celling, numberOf }: CellingOf): Cell[] {
  const cells: Cell[] = [];
  const within = comparedWithin(factor.name);
  let fished = 0;
  for (const segment of outing.segments) {
    const bin = factor.bins.indexOf(factor.binOf(segment, outing) ?? "");
    const late = celling.isByLateness ? LATENESS.filter((hours) => fished >= hours).length : 0;
    fished += segment.hours;
    if (bin === -1) continue;
    const like = numberOf([...within.map((name) => binWithin(segment, name)), late].join("|"));
    const [hours, fish] = [hoursOf(segment, celling), fishOf(segment.fish, celling)];
    const same = cells.find((cell) => cell.bin === bin && cell.like === like);
    if (!same) cells.push({ bin, like, hours, fish });
    else Object.assign(same, { hours: same.hours + hours, fish: same.fish + fish });
  }
  return cells;
}

function binWithin(segment: Segment, name: WithinFactor): string {
  if (name === "lure") return lureCodeOf(segment) ?? "";
  return (segment.conditions && CONDITION_BIN_OF[name](segment.conditions)) ?? "";
}

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
function watersAndTargetsOf(outings: readonly Stratified[]): number[] {
  return numbered(outings.map((outing) => [waterOf(outing), outing.target_species.join()].join("|")));
}

/** Groups outings by target species. Waters are compared within these groups. */
function targetsOf(outings: readonly Stratified[]): number[] {
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
