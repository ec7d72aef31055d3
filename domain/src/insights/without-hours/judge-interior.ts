import { CONDITIONS_WITHIN_A_DAY } from "../factors/condition-bins.ts";
import { conditionFactors, type Factor } from "../factors/factors.ts";
import type { OutingWithoutHours } from "../outings.ts";
import { outingsSeed } from "../simulation/outings-seed.ts";
import { seededRandom } from "../simulation/seeded-random.ts";
import { benjaminiHochberg } from "../statistics/benjamini-hochberg.ts";
import { binRates, type OwnRate, ownRateOf } from "../statistics/bin-rates.ts";
import { type BinnedOuting, binTotals, totalFish, totalHours } from "../statistics/binned-outing.ts";
import type { Quantiles } from "../statistics/quantiles.ts";
import { rateRatio } from "../statistics/rate-ratio.ts";
import { sum } from "../statistics/sums.ts";
import type { JudgedBin, JudgedFactor, JudgedLog } from "../verdicts/judge-factors.ts";
import { FALSE_SHARE, type Look, looksAt } from "../verdicts/looks.ts";
import { isLittle, type Verdict } from "../verdicts/verdict.ts";
import { binInterior } from "./bin-interior.ts";
import {
  isInAndOut,
  LEAST_HOURS_OF_SIDE,
  LEAST_SPAN_HOURS,
  testInteriorCatches,
} from "./interior-catches.ts";
import { cutToFish, narrowToSpecies } from "./narrow-to-species.ts";
import { runsOf } from "./runs-of-fish.ts";

const LEAST_RUNS = 3;

export interface InteriorJudging {
  /** `null` for all species. */
  species: string | null;
  quantiles: Quantiles;
  draws: number;
}

/**
 * Judges the factors that change within a day by the runs of fish between the first and the last run of each outing.
 * `fish` and `hours` count only that time. Claims are guarded like those from trips with hours.
 */
export function judgeInterior(
  outings: readonly OutingWithoutHours[],
  { species, quantiles, draws }: InteriorJudging,
): JudgedLog {
  const used = narrowToSpecies(outings, species).map(cutToRuns).filter(isUsed);
  const totals = used.map(({ fish, segments }) => ({
    fish: sum(runsOf(fish).slice(1, -1), (run) => run.fish),
    hours: sum(segments, ({ hours }) => hours),
  }));
  const own = ownRateOf(totals);
  const last = looksAt(used, FALSE_SHARE.betweenFish).at(-1);
  const then = last?.outings ?? used;
  const seed = outingsSeed(then);
  const level = last?.level ?? 0;
  const factors = knownFactors(used);
  const drawing = { draws, largestP: level, surelyP: level / factors.length / 2 };
  const tested = factors.map((factor) => {
    const random = seededRandom(`${seed}${factor.name}`);
    const atLook = binned(then, factor);
    return {
      factor,
      outings: atLook,
      now: binned(used, factor),
      tests: testInteriorCatches(atLook, { random, ...drawing }),
    };
  });
  const { threshold } = benjaminiHochberg(tested.flatMap(smallestP), level);
  const look = last?.look ?? null;
  return {
    own,
    look,
    stopsAtFish: false,
    outings: used.length,
    fish: sum(totals, ({ fish }) => fish),
    hours: sum(totals, ({ hours }) => hours),
    factors: tested.map((each) => judged(each, { own, look, threshold, quantiles })),
  };
}

function binned(outings: readonly OutingWithoutHours[], factor: Factor) {
  return binInterior(outings, factor).filter((outing) => totalHours(outing) > 0);
}

/** Cuts the segments to the time from the start of the first run to the start of the last run. */
function cutToRuns(outing: OutingWithoutHours): OutingWithoutHours {
  const starts = runsOf(outing.fish).map(({ species, start }) => ({
    species,
    at: new Date(start).toISOString(),
  }));
  return { ...outing, segments: cutToFish(outing.segments, starts) };
}

function isUsed({ fish, segments }: OutingWithoutHours): boolean {
  return runsOf(fish).length >= LEAST_RUNS && sum(segments, ({ hours }) => hours) >= LEAST_SPAN_HOURS;
}

function knownFactors(outings: readonly OutingWithoutHours[]): Factor[] {
  return conditionFactors(CONDITIONS_WITHIN_A_DAY).filter(({ binOf }) =>
    outings.some((outing) =>
      outing.segments.some(
        ({ conditions }) => binOf({ conditions, lure: null, spot: null }, outing) !== null,
      ),
    ),
  );
}

interface Tested {
  factor: Factor;
  /** The outings at the last look. */
  outings: readonly BinnedOuting[];
  /** All outings to date. */
  now: readonly BinnedOuting[];
  tests: ReturnType<typeof testInteriorCatches>;
}

function smallestP({ tests }: Tested): number[] {
  const pValues = tests.flatMap((test) => test?.p ?? []);
  return pValues.length > 0 ? [Math.min(...pValues)] : [];
}

interface JudgedBy {
  own: OwnRate;
  look: Look | null;
  /** The largest p-value that is a claim. */
  threshold: number;
  quantiles: Quantiles;
}

function judged(
  { factor, outings, now, tests }: Tested,
  { own, look, threshold, quantiles }: JudgedBy,
): JudgedFactor {
  const { rates } = binRates(now, own, { quantiles, leastHours: LEAST_HOURS_OF_SIDE });
  const bins = factor.bins.map((name, bin): JudgedBin => {
    const test = tests[bin] ?? null;
    const inAndOut = outings.filter((outing) => totalFish(outing) > 0 && isInAndOut(outing, bin));
    const ratio = test && rateRatio(inAndOut, bin, quantiles);
    const totals = binTotals(now, bin);
    const verdict = look && verdictOn({ totals: binTotals(outings, bin), test, ratio, threshold, look });
    return { bin: name, ...totals, rate: rates[bin] ?? null, ratio, p: test && test.p, verdict };
  });
  return { factor, bins };
}

interface Evidence extends Pick<JudgedBin, "ratio"> {
  totals: { outings: number };
  test: Tested["tests"][number] | null;
  threshold: number;
  look: Look;
}

/** Never estimates the number of outings needed, because the formula for rates would be too optimistic. */
function verdictOn({ totals, test, ratio, threshold, look }: Evidence): Verdict {
  if (!test) return { code: "tooFew", outings: totals.outings };
  if (test.p <= threshold) return { code: test.t > 0 ? "better" : "worse", found: look };
  return ratio && isLittle(ratio.likely)
    ? { code: "littleDifference" }
    : { code: "cannotTell", outings: null };
}
