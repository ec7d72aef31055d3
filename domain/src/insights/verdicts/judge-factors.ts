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
} from "../statistics/binned-outing.ts";
import { binnedOf } from "../statistics/celled-outing.ts";
import type { Quantiles } from "../statistics/quantiles.ts";
import { type RateRatio, rateRatio } from "../statistics/rate-ratio.ts";
import { sum } from "../statistics/sums.ts";
import { type Looked, lookBack, type Manner } from "./look-back.ts";
import { FALSE_SHARE, type Look } from "./looks.ts";
import { stopsAtFish } from "./stops-at-fish.ts";
import { type Verdict, verdictOn } from "./verdict.ts";

export interface Judging extends Counting {
  quantiles: Quantiles;
  /** How many logs without any effect are drawn: 999 for what is shown, 0 for rates without verdicts. */
  draws: number;
}

export interface JudgedBin extends BinTotals {
  bin: string;
  /** `null` with too few outings or hours. */
  rate: BinRate | null;
  /** Against the rest at the last look, hours of one kind with each other; `null` where nothing was tested. */
  ratio: RateRatio | null;
  /** `null` where nothing was tested; guarded over the bins of the factor. */
  p: number | null;
  /** At the last look; `null` before the first, and without draws. */
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
  /** The last at which there were fish enough for verdicts. */
  look: Look | null;
  /** Whether fish end most trips. */
  stopsAtFish: boolean;
  factors: JudgedFactor[];
}

/**
 * All factors of a log. Logs in which nothing matters but season, water, target and the kind of hours have a claim at one
 * look or another as rarely as `FALSE_SHARE` says. The water is judged apart: where waters do differ, it would make room for
 * a second claim that is luck.
 */
export function judgeFactors(outings: readonly Outing[], judging: Judging): JudgedLog {
  return judge(outings, judging, ALL_FACTORS);
}

const ALL_FACTORS: Manner = {
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
  /** What was asked about; `null` or absent: any. */
  lure?: string | null;
}

/** One factor that was asked about before these outings: it is tested alone. */
export function judgeQuestion(
  outings: readonly Outing[],
  name: Factor["name"],
  { lure = null, ...judging }: JudgingQuestion,
): JudgedLog {
  return judge(outings, judging, mannerOfQuestion(name, lure));
}

function mannerOfQuestion(name: Factor["name"], lure: string | null = null): Manner {
  return {
    share: FALSE_SHARE.question,
    factorsOf: (then) => factorsOf(then, lure).filter((factor) => factor.name === name),
    thresholdsOf: (_, level) => () => level,
  };
}

/** The names of the factors of which something was claimed at each look, for who wants to know how often that is luck. */
export function claimsAtLooks(
  outings: readonly Outing[],
  judging: Judging,
  question?: Factor["name"],
): { look: Look; factors: string[] }[] {
  const manner = question ? mannerOfQuestion(question) : ALL_FACTORS;
  return lookBack(outings, judging, manner).map(({ look, claims }) => ({
    look,
    factors: [...new Set([...claims.keys()].map((claim) => claim.split(" ")[0] ?? ""))],
  }));
}

function judge(outings: readonly Outing[], judging: Judging, manner: Manner): JudgedLog {
  const last = lookBack(outings, judging, manner).at(-1);
  const totals = outings.map((outing) => totalsOf(outing, judging));
  const log = {
    own: ownRateOf(totals),
    outings: outings.length,
    fish: sum(totals, ({ fish }) => fish),
    hours: sum(totals, ({ hours }) => hours),
    look: last?.look ?? null,
    stopsAtFish: stopsAtFish(outings),
  };
  const factors = last ? last.tested.map(({ factor }) => factor) : manner.factorsOf(outings);
  return {
    ...log,
    factors: factors.map((factor) => {
      const verdicts = last && judging.draws > 0 ? verdictsOn(last, factor, { judging, manner }) : null;
      return { factor, bins: binsOf(outings, factor, { judging, own: log.own, verdicts }) };
    }),
  };
}

interface Context {
  judging: Judging;
  manner: Manner;
}

type BinVerdict = Pick<JudgedBin, "ratio" | "p" | "verdict">;

function verdictsOn(last: Looked, of: Factor, { judging, manner }: Context): BinVerdict[] {
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
      level: manner.share,
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

/** The rates of all outings up to now. */
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
