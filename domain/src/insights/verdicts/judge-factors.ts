import { type Counting, cellOutings, totalsOf } from "../factors/bin-outings.ts";
import { type Factor, factorsOf } from "../factors/factors.ts";
import type { Outing } from "../outings.ts";
import { outingsSeed } from "../random/outings-seed.ts";
import { seededRandom } from "../random/seeded-random.ts";
import { benjaminiHochberg } from "../statistics/benjamini-hochberg.ts";
import { type BinRate, binRates, type OwnRate, ownRateOf } from "../statistics/bin-rates.ts";
import { type BinTotals, binTotals, totalFish, totalHours } from "../statistics/binned-outing.ts";
import { binnedOf, kindsOfBin } from "../statistics/celled-outing.ts";
import type { Quantiles } from "../statistics/quantiles.ts";
import { type RateRatio, rateRatio } from "../statistics/rate-ratio.ts";
import { sum } from "../statistics/sums.ts";
import { FALSE_SHARE, type Look, type LookAt, looksAt } from "./looks.ts";
import { stopsAtFish } from "./stops-at-fish.ts";
import { LEAST_LEFT, type TestedFactor, testFactor } from "./test-factor.ts";
import { type GoesWith, type Verdict, verdictOn } from "./verdict.ts";

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

const LEAST_FISH = 30;
/** Where fish end trips, so much at least do days differ: of trips with one fish or none that cannot be counted. */
const LEAST_OVERDISPERSION = 1;

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
  return looksAt(outings, manner.share).flatMap((at) => {
    const looked = lookAt(at, judging, manner);
    if (!looked) return [];
    const factors = [...looked.claims.keys()].map((claim) => claim.split(" ")[0] ?? "");
    return [{ look: at.look, factors: [...new Set(factors)] }];
  });
}

interface Tested extends TestedFactor {
  factor: Factor;
  likes: readonly string[];
  goesWith: (GoesWith | null)[];
}

interface Manner {
  /** Of logs in which nothing matters that may ever have a claim. */
  share: number;
  factorsOf: (outings: readonly Outing[]) => Factor[];
  /** The largest p that is a claim, of each factor. */
  thresholdsOf: (tested: readonly Tested[], level: number) => (factor: Factor) => number;
}

interface Looked {
  look: Look;
  tested: Tested[];
  /** 1 and -1 of what is claimed, by factor and bin. */
  claims: ReadonlyMap<string, number>;
}

function judge(outings: readonly Outing[], judging: Judging, manner: Manner): JudgedLog {
  const looked = looksAt(outings, manner.share).flatMap((look) => lookAt(look, judging, manner) ?? []);
  const last = looked.at(-1);
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
      const tested = last?.tested.find((each) => each.factor === factor);
      const verdicts = tested && judging.draws > 0 ? verdictsOn(tested, { looked, judging, manner }) : null;
      return { factor, bins: binsOf(outings, factor, { judging, own: log.own, verdicts }) };
    }),
  };
}

/** `null` with too few fish. */
function lookAt({ look, outings, level }: LookAt<Outing>, judging: Judging, manner: Manner): Looked | null {
  if (sum(outings, (outing) => totalsOf(outing, judging).fish) < LEAST_FISH) return null;
  const isStopped = stopsAtFish(outings);
  const seed = `${outingsSeed(outings)}${judging.species ?? ""}${judging.isPerLine}`;
  const factors = manner.factorsOf(outings);
  const tested = factors.map((factor): Tested => {
    const { outings: celled, likes } = cellOutings(outings, factor, { ...judging, isByLateness: isStopped });
    const result = testFactor(celled, factor.bins.length, {
      random: seededRandom(`${seed}${factor.name}`),
      draws: judging.draws,
      largestP: level,
      surelyP: level / factors.length / 2,
      leastOverdispersion: isStopped ? LEAST_OVERDISPERSION : 0,
    });
    const goesWith = factor.bins.map((_, bin) =>
      (result.left[bin] ?? 1) < LEAST_LEFT ? kindOf(factor, kindsOfBin(celled, bin, likes)) : null,
    );
    return { factor, likes, goesWith, ...result };
  });
  const thresholdOf = manner.thresholdsOf(tested, level);
  const claims = new Map<string, number>();
  for (const { factor, tests } of tested) {
    for (const [bin, name] of factor.bins.entries()) {
      const test = tests[bin];
      if (test && test.p <= thresholdOf(factor)) claims.set(`${factor.name} ${name}`, Math.sign(test.t));
    }
  }
  return { look, tested, claims };
}

/** Names the kind with most hours; `null` where that is not known. */
function kindOf({ name }: Factor, kinds: ReadonlyMap<string, number>): GoesWith | null {
  const hours = sum([...kinds.values()], (each) => each);
  const [bin = "", ofKind = 0] = [...kinds].toSorted(([, one], [, other]) => other - one)[0] ?? [];
  return bin === "" ? null : { factor: name === "light" ? "lure" : "light", bin, hours, ofKind };
}

function smallestP(tests: readonly ({ p: number } | null)[]): number | null {
  const pValues = tests.flatMap((test) => test?.p ?? []);
  return pValues.length > 0 ? Math.min(...pValues) : null;
}

type BinVerdict = Pick<JudgedBin, "ratio" | "p" | "verdict">;

interface VerdictContext {
  looked: readonly Looked[];
  judging: Judging;
  manner: Manner;
}

function verdictsOn(tested: Tested, { looked, judging, manner }: VerdictContext): BinVerdict[] {
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
      found: foundAt(looked, `${factor.name} ${name}`),
      goesWith: goesWith[bin] ?? null,
      left: left[bin] ?? 1,
      level: manner.share,
    });
    return { ratio, p: test && test.p, verdict };
  });
}

function totalOf(outing: TestedFactor["outings"][number]) {
  return { fish: totalFish(outing), hours: totalHours(outing) };
}

/** The first of the looks that say the same up to the last. */
function foundAt(looked: readonly Looked[], claim: string): Look | null {
  const side = looked.at(-1)?.claims.get(claim);
  if (side === undefined) return null;
  const other = looked.findLastIndex(({ claims }) => claims.get(claim) !== side);
  return looked[other + 1]?.look ?? null;
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
