import { binOutings, type Counting, totalsOf } from "../factors/bin-outings.ts";
import { type Factor, factorsOf } from "../factors/factors.ts";
import type { Outing } from "../outings.ts";
import { outingsSeed } from "../random/outings-seed.ts";
import { seededRandom } from "../random/seeded-random.ts";
import { benjaminiHochberg } from "../statistics/benjamini-hochberg.ts";
import { type BinRate, binRates, type OwnRate, ownRateOf } from "../statistics/bin-rates.ts";
import {
  type BinnedOuting,
  type BinTotals,
  binTotals,
  totalFish,
  totalHours,
} from "../statistics/binned-outing.ts";
import type { Quantiles } from "../statistics/quantiles.ts";
import { type RateRatio, rateRatio } from "../statistics/rate-ratio.ts";
import { sum } from "../statistics/sums.ts";
import { type BinTest, testFactor } from "./test-factor.ts";
import { type Verdict, verdictOn } from "./verdict.ts";

export interface Judging extends Counting {
  quantiles: Quantiles;
  /** How many logs without any effect are drawn: 999 for what is shown, 0 for rates without verdicts in half the time. */
  draws: number;
}

export interface JudgedBin extends BinTotals {
  bin: string;
  /** `null` with too few outings or hours. */
  rate: BinRate | null;
  /** Against the rest, within strata; `null` where nothing was tested. */
  ratio: RateRatio | null;
  /** `null` where nothing was tested; guarded over the bins of the factor. */
  p: number | null;
  /** `null` with too few outings or fish in all, and without draws. */
  verdict: Verdict | null;
}

export interface JudgedFactor {
  factor: Factor;
  bins: JudgedBin[];
}

export interface JudgedLog {
  own: OwnRate;
  outings: number;
  fish: number;
  hours: number;
  /** Whether there are enough outings and fish for verdicts. */
  isEnough: boolean;
  factors: JudgedFactor[];
}

const LEAST_FOR_VERDICTS = { outings: 15, fish: 10 } as const;
/** The share of pages on which a difference may be luck. */
const FALSE_SHARE = 0.1;

interface Tested {
  factor: Factor;
  outings: BinnedOuting[];
  /** `null` with too few outings or fish in all, and without draws. */
  tests: (BinTest | null)[] | null;
}

/**
 * All factors of a log; at most one log in ten in which nothing matters has a claim. The water is judged apart: where
 * waters do differ, it would make room for a second claim that is luck.
 */
export function judgeFactors(outings: readonly Outing[], judging: Judging): JudgedLog {
  const log = logOf(outings, judging);
  const seed = outingsSeed(outings);
  const tested = factorsOf(outings).map((factor) => testOf(outings, factor, { ...judging, log, seed }));
  const others = tested.filter(({ factor }) => factor.name !== "water");
  const { threshold } = benjaminiHochberg(
    others.flatMap(({ tests }) => smallestP(tests ?? []) ?? []),
    FALSE_SHARE,
  );
  const ofWater = FALSE_SHARE / tested.length;
  return {
    ...log,
    factors: tested.map((each) =>
      judged(each, { log, threshold: each.factor.name === "water" ? ofWater : threshold, ...judging }),
    ),
  };
}

interface JudgingQuestion extends Judging {
  /** What was asked about; `null` or absent: any. */
  lure?: string | null;
}

/** One factor that was asked about before these outings: it is tested alone, which takes half the outings. */
export function judgeQuestion(
  outings: readonly Outing[],
  name: Factor["name"],
  { lure = null, ...judging }: JudgingQuestion,
): JudgedLog {
  const log = logOf(outings, judging);
  const asked = factorsOf(outings, lure).filter((factor) => factor.name === name);
  const seed = outingsSeed(outings);
  const tested = asked.map((factor) => testOf(outings, factor, { ...judging, log, seed }));
  return {
    ...log,
    factors: tested.map((factor) => judged(factor, { log, threshold: FALSE_SHARE, ...judging })),
  };
}

function smallestP(tests: readonly ({ p: number } | null)[]): number | null {
  const pValues = tests.flatMap((test) => test?.p ?? []);
  return pValues.length > 0 ? Math.min(...pValues) : null;
}

type Log = Omit<JudgedLog, "factors">;

function logOf(outings: readonly Outing[], counting: Counting): Log {
  const totals = outings.map((outing) => totalsOf(outing, counting));
  const fish = sum(totals, (each) => each.fish);
  return {
    own: ownRateOf(totals),
    outings: outings.length,
    fish,
    hours: sum(totals, ({ hours }) => hours),
    isEnough: outings.length >= LEAST_FOR_VERDICTS.outings && fish >= LEAST_FOR_VERDICTS.fish,
  };
}

interface Testing extends Judging {
  log: Log;
  seed: string;
}

function testOf(outings: readonly Outing[], factor: Factor, options: Testing): Tested {
  const binned = binOutings(outings, factor, options);
  if (!options.log.isEnough || options.draws === 0) return { factor, outings: binned, tests: null };
  const random = seededRandom(`${options.seed}${factor.name}${options.species ?? ""}${options.isPerLine}`);
  return { factor, outings: binned, tests: testFactor(binned, { random, draws: options.draws }) };
}

interface JudgedBy {
  log: Log;
  /** The largest p that is a claim. */
  threshold: number;
  quantiles: Quantiles;
}

function judged({ factor, outings, tests }: Tested, { log, threshold, quantiles }: JudgedBy): JudgedFactor {
  const { rates, clumping } = binRates(outings, log.own, { quantiles });
  const all = {
    outings: outings.length,
    fish: sum(outings, totalFish),
    hours: sum(outings, totalHours),
  };
  const bins = factor.bins.map((name, bin): JudgedBin => {
    const totals = binTotals(outings, bin);
    const test = tests?.[bin] ?? null;
    const ratio = test && rateRatio(outings, bin, quantiles);
    const evidence = {
      totals,
      all,
      ratio,
      clumping,
      t: test?.t ?? 0,
      isClaim: test !== null && test.p <= threshold,
    };
    const verdict = tests && verdictOn(evidence);
    return { bin: name, ...totals, rate: rates[bin] ?? null, ratio, p: test && test.p, verdict };
  });
  return { factor, bins };
}

export function hasClaim({ factors }: JudgedLog): boolean {
  return factors.some(({ bins }) =>
    bins.some(({ verdict }) => verdict?.code === "better" || verdict?.code === "worse"),
  );
}
