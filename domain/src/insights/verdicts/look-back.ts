import {
  type CelledLog,
  type Counting,
  cellOutings,
  comparedWithin,
  totalsOf,
} from "../factors/bin-outings.ts";
import type { Factor } from "../factors/factors.ts";
import type { Outing } from "../outings.ts";
import { outingsSeed } from "../simulation/outings-seed.ts";
import { seededRandom, type Random } from "../simulation/seeded-random.ts";
import {
  type BinnedOuting,
  binTotals,
  isEnough,
  restTotals,
  comparisonLeft,
  hoursByGroup,
  binnedOf,
  type CelledOuting,
} from "../statistics/binned-outing.ts";
import { frailtyScores } from "../statistics/frailty-score.ts";
import { type Design, designOf, type NullRates, nullRates, standardized } from "../statistics/null-rates.ts";
import { drawFrailty, type Drawing, maxTPValues } from "../statistics/parametric-bootstrap.ts";
import { sum } from "../statistics/sums.ts";
import { type Look, type LookAt, looksAt, STANDS_AT, stopsAtFish } from "./looks.ts";
import type { GoesWith } from "./verdict.ts";

const LEAST_FISH = 30;
/** The minimum overdispersion if fish end trips. It cannot be estimated from trips with one fish or none. */
const LEAST_OVERDISPERSION = 1;
/**
 * Simulated logs do not end at a fish. Halving the error level keeps false claims for anglers who stop at a fish as
 * rare as for others.
 */
const LEVEL_OF_STOPPED = 0.5;

interface Tested extends TestedFactor {
  factor: Factor;
  /** The share of each bin's comparison that remains within hours of the same kind, 0 to 1. */
  left: number[];
  goesWith: (GoesWith | null)[];
}

export interface JudgingStrategy {
  /** The largest share of logs without effects that may ever get a claim. */
  share: number;
  factorsOf: (outings: readonly Outing[]) => Factor[];
  /** Returns the largest p-value that is a claim, per factor. */
  thresholdsOf: (tested: readonly Tested[], level: number) => (factor: Factor) => number;
}

/** Keyed by factor and bin. `found` is the look at which the claim was first made. */
type Claims = ReadonlyMap<string, { side: number; found: Look }>;

export interface LookResult {
  look: Look;
  tested: Tested[];
  claims: Claims;
}

interface LookBackOptions extends Counting {
  /** The maximum number of simulated logs without effects. */
  draws: number;
}

/**
 * Returns all looks with enough fish, in chronological order. With 0 draws, returns only the last look, which makes no
 * claims.
 */
export function lookBack(
  outings: readonly Outing[],
  judging: LookBackOptions,
  strategy: JudgingStrategy,
): LookResult[] {
  const results: LookResult[] = [];
  const looks = looksAt(outings, strategy.share);
  for (const at of judging.draws > 0 ? looks : looks.slice(-1)) {
    if (sum(at.outings, (outing) => totalsOf(outing, judging).fish) < LEAST_FISH) continue;
    results.push(lookAt(at, results.at(-1)?.claims ?? new Map(), { judging, strategy }));
  }
  return results;
}

interface Context {
  judging: LookBackOptions;
  strategy: JudgingStrategy;
}

function lookAt({ look, outings, ...at }: LookAt<Outing>, before: Claims, context: Context): LookResult {
  const { judging, strategy } = context;
  const isStopped = stopsAtFish(outings);
  const level = isStopped ? at.level * LEVEL_OF_STOPPED : at.level;
  const seed = `${outingsSeed(outings)}${judging.species ?? ""}${judging.isPerLine}`;
  const factors = strategy.factorsOf(outings);
  const tested = factors.map((factor): Tested => {
    const log = cellOutings(outings, factor, { ...judging, isByLateness: false });
    const celled = log.outings;
    // If fish end trips, only bad days have late hours, so hours are compared only with hours equally late in their
    // trip.
    const alike = isStopped
      ? cellOutings(outings, factor, { ...judging, isByLateness: true }).outings
      : celled;
    const left = factor.bins.map((_, bin) => comparisonLeft(alike, bin));
    const isFound = factor.bins.some((bin) => before.has(`${factor.name} ${bin}`));
    const result = testFactor(celled, factor.bins.length, {
      random: seededRandom(`${seed}${factor.name}`),
      draws: judging.draws,
      largestP: isFound ? Math.max(level, STANDS_AT) : level,
      surelyP: level / factors.length / 2,
      leastOverdispersion: isStopped ? LEAST_OVERDISPERSION : 0,
      left,
    });
    const goesWith = factor.bins.map((_, bin) =>
      (left[bin] ?? 1) < LEAST_LEFT ? kindOf(factor, log, bin) : null,
    );
    return Object.assign(result, { factor, left, goesWith });
  });
  const thresholdOf = strategy.thresholdsOf(tested, level);
  const claims = new Map<string, { side: number; found: Look }>();
  for (const { factor, tests } of tested) {
    for (const [bin, name] of factor.bins.entries()) {
      const test = tests[bin];
      if (!test) continue;
      const [claim, side] = [`${factor.name} ${name}`, Math.sign(test.t)];
      const earlier = before.get(claim);
      if (earlier?.side === side && test.p <= STANDS_AT) claims.set(claim, earlier);
      else if (test.p <= thresholdOf(factor)) claims.set(claim, { side, found: look });
    }
  }
  return { look, tested, claims };
}

/**
 * Returns the factor within which the least of the comparison is left, and its bin with the most hours; `null` if that
 * is unknown.
 */
function kindOf({ name }: Factor, { outings, likes }: CelledLog, bin: number): GoesWith | null {
  const groups = likes.map((like) => like.split("|"));
  const [closest] = comparedWithin(name)
    .map((factor, part) => {
      const groupOf = (like: number) => groups[like]?.[part] ?? "";
      return { factor, groupOf, left: comparisonLeft(outings, bin, groupOf) };
    })
    .toSorted((one, other) => one.left - other.left);
  if (!closest) return null;
  const kinds = [...hoursByGroup(outings, bin, closest.groupOf)];
  const hours = sum(kinds, ([, each]) => each);
  const [kind = "", ofKind = 0] = kinds.toSorted(([, one], [, other]) => other - one)[0] ?? [];
  return kind === "" ? null : { factor: closest.factor, bin: kind, hours, ofKind };
}

/** The test of one bin against the rest, within the same kind of hours, time of the year, water and target species. */
interface BinTest {
  t: number;
  p: number;
}

/** If less of the comparison remains, the bin goes with the kind of its hours and cannot be separated from it. */
const LEAST_LEFT = 0.4;

interface TestedFactor {
  /** Unweighted clock hours per bin. */
  outings: BinnedOuting[];
  /** Hours per bin, weighted by their expected rate ratio. */
  standard: BinnedOuting[];
  /** `null` for a bin if it or the rest has too few outings or hours, or if it goes with the kind of its hours. */
  tests: (BinTest | null)[];
}

interface Testing extends Drawing {
  random: Random;
  /** The minimum overdispersion between days. */
  leastOverdispersion: number;
  /** The share of each bin's comparison that remains within hours of the same kind, 0 to 1. */
  left: number[];
}

/** @param bins the number of bins of the factor */
function testFactor(outings: readonly CelledOuting[], bins: number, testing: Testing): TestedFactor {
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
 * Draws the fish of a log with the same outings and hours, in which only the kind of hours, time of the year, water,
 * target species and chance matter: a gamma frailty per outing, and Poisson fish per cell.
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
