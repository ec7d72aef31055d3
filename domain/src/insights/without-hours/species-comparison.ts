import type { Random } from "../simulation/seeded-random.ts";
import { studentizedSum } from "../statistics/frailty-score.ts";
import { type Drawing, maxTPValues } from "../statistics/parametric-bootstrap.ts";
import { groupBy, sum } from "../statistics/sums.ts";

/** Fish of one species that came together. `bin` is the index of their light or depth in a list of bins. */
export interface ComparedRun {
  species: string;
  bin: number;
  fish: number;
}

export interface SpeciesTest {
  species: string;
  bin: number;
  /** Above 0 if more of the species was caught there than of the other species of the same outings. */
  t: number;
  p: number;
}

const LEAST_FISH = 10;

/**
 * Tests which species were caught in which bin, within outings that had several species. Effort cancels out, because it
 * is the same for all species of an outing.
 * @param outings the runs of each outing
 */
export function compareSpecies(
  outings: readonly (readonly ComparedRun[])[],
  { random, bins, ...drawing }: Drawing & { random: Random; bins: number },
): SpeciesTest[] {
  const mixed = outings.filter((runs) => new Set(runs.map(({ species }) => species)).size > 1);
  const pairs = pairsOf(mixed, bins);
  const statistic = (of: readonly (readonly ComparedRun[])[]) =>
    pairs.map(({ species, bin }) => studentizedSum(of.map((runs) => excessOf(runs, species, bin))));
  const observed = statistic(mixed);
  const draw = () => statistic(mixed.map((runs) => permutePlaces(runs, random)));
  const pValues = pairs.length === 0 ? [] : maxTPValues(observed, draw, drawing);
  return pairs.map((pair, index) =>
    Object.assign({}, pair, { t: observed[index] ?? 0, p: pValues[index] ?? 1 }),
  );
}

function pairsOf(
  outings: readonly (readonly ComparedRun[])[],
  bins: number,
): { species: string; bin: number }[] {
  const bySpecies = groupBy(outings.flat(), ({ species }) => species);
  const often = [...bySpecies].flatMap(([species, runs]) => (countFish(runs) >= LEAST_FISH ? [species] : []));
  return often.flatMap((species) => Array.from({ length: bins }, (_, bin) => ({ species, bin })));
}

/** Returns the fish of the species in the bin beyond the number expected from the outing's totals. */
function excessOf(runs: readonly ComparedRun[], species: string, bin: number): number {
  let [all, ofSpecies, inBin, both] = [0, 0, 0, 0];
  for (const run of runs) {
    all += run.fish;
    if (run.species === species) ofSpecies += run.fish;
    if (run.bin === bin) inBin += run.fish;
    if (run.species === species && run.bin === bin) both += run.fish;
  }
  return both - (ofSpecies * inBin) / all;
}

export function countFish(runs: readonly Pick<ComparedRun, "fish">[]): number {
  return sum(runs, ({ fish }) => fish);
}

/** Shuffles the bins of whole runs, because fish of a school stay together. Fisher–Yates shuffle. */
function permutePlaces(runs: readonly ComparedRun[], { uniform }: Random): ComparedRun[] {
  const places = runs.map(({ bin }) => bin);
  for (let last = places.length - 1; last > 0; last -= 1) {
    const other = Math.floor(uniform() * (last + 1));
    [places[last], places[other]] = [places[other] ?? 0, places[last] ?? 0];
  }
  return runs.map(({ species, fish }, index) => ({ species, fish, bin: places[index] ?? 0 }));
}
