import { type Counting, cellOutings, totalsOf } from "../factors/bin-outings.ts";
import { type Factor, factorsOf } from "../factors/factors.ts";
import type { Outing } from "../outings.ts";
import { benjaminiHochberg } from "../statistics/benjamini-hochberg.ts";
import { type BinRate, binRates, type OwnRate, ownRateOf } from "../statistics/bin-rates.ts";
import {
  type BinnedOuting,
  type BinTotals,
  binTotals,
  totalFish,
  totalHours,
  binnedOf,
} from "../statistics/binned-outing.ts";
import type { Quantiles } from "../statistics/quantiles.ts";
import { type RateRatio, rateRatio } from "../statistics/rate-ratio.ts";
import { sum } from "../statistics/sums.ts";
import { type LookResult, lookBack, type JudgingStrategy } from "./look-back.ts";
import { FALSE_SHARE, type Look, stopsAtFish } from "./looks.ts";
import { type Verdict, verdictOn } from "./verdict.ts";

export interface Judging extends Counting {
  quantiles: Quantiles;
  /** The number of simulated logs without effects: 999 for results that are shown, 0 for rates without verdicts. */
  draws: number;
}

export interface JudgedBin extends BinTotals {
  bin: string;
  /** `null` with too few outings or hours. */
  rate: BinRate | null;
  /** The ratio to the rest at the last look, comparing only hours of the same kind; `null` if not tested. */
  ratio: RateRatio | null;
  /** Corrected for the number of bins of the factor; `null` if not tested. */
  p: number | null;
  /** The verdict at the last look; `null` before the first look and with 0 draws. */
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
  /** The last look with enough fish for verdicts. */
  look: Look | null;
  /** Whether fish end most trips. */
  stopsAtFish: boolean;
  factors: JudgedFactor[];
}

/**
 * Judges all factors of a log. Logs in which only season, water, target species and the kind of hours matter get a
 * claim at any look with a probability of at most `FALSE_SHARE`. Water is judged separately: a real difference between
 * waters would loosen the threshold for a second, false claim.
 */
export function judgeFactors(outings: readonly Outing[], judging: Judging): JudgedLog {
  return judge(outings, judging, ALL_FACTORS);
}

const ALL_FACTORS: JudgingStrategy = {
  share: FALSE_SHARE.factors,
  factorsOf: (then) => factorsOf(then),
  thresholdsOf: (tested, level) => {
    const others = tested.filter(({ factor }) => factor.name !== "water");
    const { threshold } = benjaminiHochberg(
      others.flatMap(({ tests }) => smallestP(tests) ?? []),
      level,
    );
    return ({ name }) => (name === "water" ? level / tested.length : threshold);
  },
};

function smallestP(tests: readonly ({ p: number } | null)[]): number | null {
  const pValues = tests.flatMap((test) => test?.p ?? []);
  return pValues.length > 0 ? Math.min(...pValues) : null;
}

interface JudgingQuestion extends Judging {
  /** The lure in question; `null` or absent for any. */
  lure?: string | null;
}

/** Judges one factor that was asked about before these outings, so it is tested alone. */
export function judgeQuestion(
  outings: readonly Outing[],
  name: Factor["name"],
  { lure = null, ...judging }: JudgingQuestion,
): JudgedLog {
  return judge(outings, judging, strategyForQuestion(name, lure));
}

function strategyForQuestion(name: Factor["name"], lure: string | null = null): JudgingStrategy {
  return {
    share: FALSE_SHARE.question,
    factorsOf: (then) => factorsOf(then, lure).filter((factor) => factor.name === name),
    thresholdsOf: (_, level) => () => level,
  };
}

/** Returns the factors with a claim at each look. Used to measure how often claims are false. */
export function claimsAtLooks(
  outings: readonly Outing[],
  judging: Judging,
  question?: Factor["name"],
): { look: Look; factors: string[] }[] {
  const strategy = question ? strategyForQuestion(question) : ALL_FACTORS;
  return lookBack(outings, judging, strategy).map(({ look, claims }) => ({
    look,
    factors: [...new Set([...claims.keys()].map((claim) => claim.split(" ")[0] ?? ""))],
  }));
}

function judge(outings: readonly Outing[], judging: Judging, strategy: JudgingStrategy): JudgedLog {
  const last = lookBack(outings, judging, strategy).at(-1);
  const totals = outings.map((outing) => totalsOf(outing, judging));
  const log = {
    own: ownRateOf(totals),
    outings: outings.length,
    fish: sum(totals, ({ fish }) => fish),
    hours: sum(totals, ({ hours }) => hours),
    look: last?.look ?? null,
    stopsAtFish: stopsAtFish(outings),
  };
  const factors = last ? last.tested.map(({ factor }) => factor) : strategy.factorsOf(outings);
  return {
    ...log,
    factors: factors.map((factor) => {
      const verdicts = last && judging.draws > 0 ? verdictsOn(last, factor, { judging, strategy }) : null;
      return { factor, bins: binsOf(outings, factor, { judging, own: log.own, verdicts }) };
    }),
  };
}

interface Context {
  judging: Judging;
  strategy: JudgingStrategy;
}

type BinVerdict = Pick<JudgedBin, "ratio" | "p" | "verdict">;

function verdictsOn(last: LookResult, of: Factor, { judging, strategy }: Context): BinVerdict[] {
  const tested = last.tested.find(({ factor }) => factor === of);
  if (!tested) return [];
  const { factor, tests, left, goesWith, outings, standard } = tested;
  const { clumping } = binRates(outings, ownRateOf(outings.map(totalOf)), judging);
  const all = {
    outings: outings.length,
    fish: sum(outings, totalFish),
    hours: sum(outings, totalHours),
  };
  return factor.bins.map((name, bin) => {
    const test = tests[bin] ?? null;
    const ratio = test && rateRatio(standard, bin, judging.quantiles);
    const verdict = verdictOn({
      totals: binTotals(outings, bin),
      all,
      ratio,
      clumping,
      t: test?.t ?? 0,
      found: last.claims.get(`${factor.name} ${name}`)?.found ?? null,
      goesWith: goesWith[bin] ?? null,
      left: left[bin] ?? 1,
      level: strategy.share,
    });
    return { ratio, p: test && test.p, verdict };
  });
}

function totalOf(outing: BinnedOuting) {
  return { fish: totalFish(outing), hours: totalHours(outing) };
}

interface BinsContext {
  judging: Judging;
  own: OwnRate;
  verdicts: readonly BinVerdict[] | null;
}

/** Computes the rates over all outings to date. */
function binsOf(
  outings: readonly Outing[],
  factor: Factor,
  { judging, own, verdicts }: BinsContext,
): JudgedBin[] {
  const cells = cellOutings(outings, factor, { ...judging, isByLateness: false });
  const binned = cells.outings.map((outing) => binnedOf(outing, factor.bins.length));
  const { rates } = binRates(binned, own, judging);
  return factor.bins.map((bin, index) => ({
    bin,
    ...binTotals(binned, index),
    rate: rates[index] ?? null,
    ...(verdicts?.[index] ?? { ratio: null, p: null, verdict: null }),
  }));
}

export function hasClaim({ factors }: JudgedLog): boolean {
  return factors.some(({ bins }) =>
    bins.some(({ verdict }) => verdict?.code === "better" || verdict?.code === "worse"),
  );
}
