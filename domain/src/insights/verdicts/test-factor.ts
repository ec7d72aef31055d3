import type { Random } from "../random/seeded-random.ts";
import { type BinnedOuting, binTotals, isEnough, restTotals } from "../statistics/binned-outing.ts";
import { binnedOf, type CelledOuting } from "../statistics/celled-outing.ts";
import { frailtyScores } from "../statistics/frailty-score.ts";
import { type Design, designOf, type NullRates, nullRates, standardized } from "../statistics/null-rates.ts";
import { drawFrailty, type Drawing, maxTPValues } from "../statistics/parametric-bootstrap.ts";

/** Of one bin against the rest: hours of the same kind, time of the year, water and target. */
interface BinTest {
  t: number;
  p: number;
}

/** With less of the comparison left, a bin goes with the kind of its hours, and cannot be told apart from it. */
export const LEAST_LEFT = 0.4;

export interface TestedFactor {
  /** By the clock. */
  outings: BinnedOuting[];
  /** With each hour counted by how well such hours bite. */
  standard: BinnedOuting[];
  /** `null` for a bin that has too few outings or hours, the rest of which has, or that goes with the kind of its hours. */
  tests: (BinTest | null)[];
}

interface Testing extends Drawing {
  random: Random;
  /** At least this much do days differ. */
  leastOverdispersion: number;
  /** How much of the comparison of each bin is left within hours of one kind, from 0 to 1. */
  left: number[];
}

/** @param bins how many the factor has */
export function testFactor(outings: readonly CelledOuting[], bins: number, testing: Testing): TestedFactor {
  const design = designOf(outings, bins, testing);
  const fish = outings.map(({ cells }) => cells.map((cell) => cell.fish));
  const rates = nullRates(design, fish);
  const standard = standardized(design, fish, rates);
  const binned = outings.map((outing) => binnedOf(outing, bins));
  const tested = testing.left.flatMap((share, bin) =>
    share >= LEAST_LEFT && isEnough(binTotals(binned, bin)) && isEnough(restTotals(binned, bin)) ? [bin] : [],
  );
  const scoresOf = (of: BinnedOuting[], fitted: NullRates) => {
    const scores = frailtyScores(of, fitted);
    return tested.map((bin) => scores[bin] ?? 0);
  };
  const observed = scoresOf(standard, rates);
  const draw = () => {
    const drawn = drawFish(design, rates, testing.random);
    const fitted = nullRates(design, drawn);
    return scoresOf(standardized(design, drawn, fitted), fitted);
  };
  const pValues = tested.length === 0 ? [] : maxTPValues(observed, draw, testing);
  const tests = testing.left.map((_, bin) => {
    const index = tested.indexOf(bin);
    return index === -1 || testing.draws === 0 ? null : { t: observed[index] ?? 0, p: pValues[index] ?? 1 };
  });
  return { outings: binned, standard, tests };
}

/**
 * Of the same outings and hours where nothing matters but their kind, the time of the year, water, target and luck: a gamma
 * frailty for each outing, and Poisson fish in each of its cells.
 */
function drawFish(
  { outings }: Design,
  { overdispersion: a, rates, seasons, likes }: NullRates,
  random: Random,
) {
  return outings.map(({ stratum, cells }, index) => {
    const rate = drawFrailty(a, random) * (rates[stratum] ?? 0) * (seasons[index] ?? 1);
    return cells.map(({ like, hours }) => random.poisson(rate * hours * (likes[like] ?? 1)));
  });
}
