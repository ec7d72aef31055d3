import type { Random } from "../random/seeded-random.ts";
import { studentizedSum } from "../statistics/frailty-score.ts";
import { maxTPValues } from "../statistics/parametric-bootstrap.ts";

/** One fish of an outing, and the place of its light or depth in a list of bins. */
export interface ComparedFish {
  species: string;
  bin: number;
}

export interface SpeciesTest {
  species: string;
  bin: number;
  /** Above 0: more of it there than of the other species of the same outings. */
  t: number;
  p: number;
}

const LEAST_FISH = 10;

/**
 * Which species came where, within outings that had several: effort cancels, as it was the same for all of them.
 * @param outings the fish of each
 */
export function compareSpecies(
  outings: readonly (readonly ComparedFish[])[],
  { random, draws, bins }: { random: Random; draws: number; bins: number },
): SpeciesTest[] {
  const mixed = outings.filter((fish) => new Set(fish.map(({ species }) => species)).size > 1);
  const pairs = pairsOf(mixed, bins);
  const statistic = (of: readonly (readonly ComparedFish[])[]) =>
    pairs.map(({ species, bin }) => studentizedSum(of.map((fish) => excessOf(fish, species, bin))));
  const observed = statistic(mixed);
  const drawn = Array.from({ length: pairs.length > 0 ? draws : 0 }, () =>
    statistic(mixed.map((fish) => permuteSpecies(fish, random))),
  );
  const pValues = maxTPValues(observed, drawn);
  return pairs.map((pair, index) =>
    Object.assign({}, pair, { t: observed[index] ?? 0, p: pValues[index] ?? 1 }),
  );
}

function pairsOf(
  outings: readonly (readonly ComparedFish[])[],
  bins: number,
): { species: string; bin: number }[] {
  const fish = outings.flat();
  const often = [...new Set(fish.map(({ species }) => species))].filter(
    (species) => fish.filter((each) => each.species === species).length >= LEAST_FISH,
  );
  return often.flatMap((species) => Array.from({ length: bins }, (_, bin) => ({ species, bin })));
}

/** Fish of the species in the bin beyond its share of all fish of the outing there. */
function excessOf(fish: readonly ComparedFish[], species: string, bin: number): number {
  const ofSpecies = fish.filter((each) => each.species === species);
  const inBin = fish.filter((each) => each.bin === bin).length;
  return ofSpecies.filter((each) => each.bin === bin).length - (ofSpecies.length * inBin) / fish.length;
}

/** By R. A. Fisher and F. Yates. */
function permuteSpecies(fish: readonly ComparedFish[], { uniform }: Random): ComparedFish[] {
  const species = fish.map((each) => each.species);
  for (let last = species.length - 1; last > 0; last -= 1) {
    const other = Math.floor(uniform() * (last + 1));
    [species[last], species[other]] = [species[other] ?? "", species[last] ?? ""];
  }
  return fish.map(({ bin }, index) => ({ bin, species: species[index] ?? "" }));
}
