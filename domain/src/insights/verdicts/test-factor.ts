import type { Random } from "../random/seeded-random.ts";
import { type BinnedOuting, binTotals, isEnough, restTotals } from "../statistics/binned-outing.ts";
import { binnedOf, type CelledOuting, comparisonLeft } from "../statistics/celled-outing.ts";
import { frailtyScores } from "../statistics/frailty-score.ts";
import { type Design, designOf, type NullRates, nullRates, standardized } from "../statistics/null-rates.ts";

/** Of one bin against the rest: hours of the same kind, time of the year, water and target. */
export interface BinTest {
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
  /** How much of the comparison of each bin is left within hours of one kind, from 0 to 1. */
  left: number[];
}

interface Testing {
  random: Random;
  /** How many logs without any effect are drawn at most. */
  draws: number;
  /** No p above it is a claim: drawing ends when all are, and they are as large as is known then. */
  largestP: number;
  /** Every p under it is a claim: drawing ends when the smallest is. */
  surelyP: number;
  /** At least this much do days differ. */
  leastOverdispersion: number;
}

/** @param bins how many the factor has */
export function testFactor(outings: readonly CelledOuting[], bins: number, testing: Testing): TestedFactor {
  const design = designOf(outings, bins, testing);
  const fish = outings.map(({ cells }) => cells.map((cell) => cell.fish));
  const rates = nullRates(design, fish);
  const standard = standardized(design, fish, rates);
  const binned = outings.map((outing) => binnedOf(outing, bins));
  const left = Array.from({ length: bins }, (_, bin) => comparisonLeft(outings, bin));
  const tested = left.flatMap((share, bin) =>
    share >= LEAST_LEFT && isEnough(binTotals(binned, bin)) && isEnough(restTotals(binned, bin)) ? [bin] : [],
  );
  const scoresOf = (of: BinnedOuting[], fitted: NullRates) => {
    const scores = frailtyScores(of, fitted);
    return tested.map((bin) => scores[bin] ?? 0);
  };
  const observed = scoresOf(standard, rates);
  const pValues =
    tested.length === 0 || testing.draws === 0 ? [] : drawnP(observed, { design, rates, scoresOf, testing });
  const tests = left.map((_, bin) => {
    const index = tested.indexOf(bin);
    return index === -1 || testing.draws === 0 ? null : { t: observed[index] ?? 0, p: pValues[index] ?? 1 };
  });
  return { outings: binned, standard, tests, left };
}

interface Drawing {
  design: Design;
  rates: NullRates;
  scoresOf: (outings: BinnedOuting[], rates: NullRates) => number[];
  testing: Testing;
}

/**
 * The p of each against the largest of logs with the same outings and hours in which nothing matters but their kind, the
 * time of the year, water, target and luck: a gamma frailty for each outing, Poisson fish in each of its cells, and all
 * fitted again. The largest guards between the bins of a factor: the single step of P. H. Westfall and S. S. Young,
 * Resampling-based multiple testing (1993).
 */
function drawnP(observed: readonly number[], { design, rates, scoresOf, testing }: Drawing): number[] {
  const { draws, largestP, surelyP } = testing;
  const most = largestP * (draws + 1);
  const atLeast = observed.map(() => 1);
  let drawn = 0;
  while (drawn < draws && Math.min(...atLeast) <= most && Math.min(...atLeast) > surelyP * (drawn + 1)) {
    const fish = drawFish(design, rates, testing.random);
    const fitted = nullRates(design, fish);
    const largest = Math.max(...scoresOf(standardized(design, fish, fitted), fitted).map(Math.abs));
    drawn += 1;
    for (const [index, t] of observed.entries()) {
      // Sums of the same numbers in another order differ by a few units of the last place.
      if (largest >= Math.abs(t) - 1e-9) atLeast[index] = (atLeast[index] ?? 0) + 1;
    }
  }
  return atLeast.map((count) => count / (drawn + 1));
}

function drawFish(
  { outings }: Design,
  { overdispersion: a, rates, seasons, likes }: NullRates,
  random: Random,
) {
  return outings.map(({ stratum, cells }, index) => {
    const frailty = a > 0 ? a * random.gamma(1 / a) : 1;
    const rate = frailty * (rates[stratum] ?? 0) * (seasons[index] ?? 1);
    return cells.map(({ like, hours }) => random.poisson(rate * hours * (likes[like] ?? 1)));
  });
}
