import type { BinnedOuting } from "./binned-outing.ts";
import { type Interval, type Quantiles, Z_975 } from "./quantiles.ts";
import { groupBy, sum, total } from "./sums.ts";

/** The standard deviation of the prior on the log ratio, which is normal with mean 0. */
const PRIOR_SD = 0.5;
/** Fish added on both sides if either has none. */
const CONTINUITY = 0.5;

export interface RateRatio {
  /** The unshrunken Mantel–Haenszel ratio over the strata. */
  raw: number;
  /** The standard error of the log ratio, with a Student's t correction for few outings. */
  standardError: number;
  rawInterval: Interval;
  /** The ratio shrunk toward 1. */
  shown: number;
  likely: Interval;
}

/** Returns the ratio of fish per hour in a bin to the rest; `null` if either was fished on fewer than two outings. */
export function rateRatio(outings: readonly BinnedOuting[], bin: number, { t }: Quantiles): RateRatio | null {
  const tables = outings.map((outing) => tableOf(outing, bin));
  const byStratum = groupBy(outings, ({ stratum }) => stratum).values();
  const strata = [...byStratum].map((group) => addTables(group.map((outing) => tableOf(outing, bin))));
  const degrees =
    Math.min(
      tables.filter(({ hours }) => hours > 0).length,
      tables.filter(({ restHours }) => restHours > 1e-9).length,
    ) - 1;
  if (degrees < 1) return null;
  const all = addTables(tables);
  const hasBoth = all.fish > 0 && all.restFish > 0;
  const raw = hasBoth ? mantelHaenszelRateRatio(strata) : crudeRatio(all);
  const correction = ((degrees + 1) / degrees) * (t(0.975, degrees) / Z_975) ** 2;
  return shrink(raw, Math.sqrt(varianceOf(tables, all) * correction));
}

function shrink(raw: number, standardError: number): RateRatio {
  const log = Math.log(raw);
  const variance = standardError ** 2;
  const weight = PRIOR_SD ** 2 / (PRIOR_SD ** 2 + variance);
  const sd = Math.sqrt(weight * variance);
  return {
    raw,
    standardError,
    rawInterval: around(log, standardError),
    shown: Math.exp(log * weight),
    likely: around(log * weight, sd),
  };
}

function around(log: number, sd: number): Interval {
  return { low: Math.exp(log - Z_975 * sd), high: Math.exp(log + Z_975 * sd) };
}

function tableOf({ hours, fish }: BinnedOuting, bin: number): RateTable {
  const [binHours, binFish] = [hours[bin] ?? 0, fish[bin] ?? 0];
  return {
    fish: binFish,
    hours: binHours,
    restFish: total(fish) - binFish,
    restHours: total(hours) - binHours,
  };
}

function addTables(tables: readonly RateTable[]): RateTable {
  return {
    fish: sum(tables, ({ fish }) => fish),
    hours: sum(tables, ({ hours }) => hours),
    restFish: sum(tables, ({ restFish }) => restFish),
    restHours: sum(tables, ({ restHours }) => restHours),
  };
}

function crudeRatio({ fish, hours, restFish, restHours }: RateTable): number {
  return (fish + CONTINUITY) / hours / ((restFish + CONTINUITY) / restHours);
}

/**
 * Returns the variance of the log ratio with the outing as the unit. If one side has no fish, returns the variance for
 * two Poisson counts.
 */
function varianceOf(tables: readonly RateTable[], all: RateTable): number {
  if (all.fish === 0 || all.restFish === 0) {
    return 1 / (all.fish + CONTINUITY) + 1 / (all.restFish + CONTINUITY);
  }
  const [rate, restRate] = [all.fish / all.hours, all.restFish / all.restHours];
  return sum(
    tables,
    ({ fish, hours, restFish, restHours }) =>
      ((fish - rate * hours) / all.fish - (restFish - restRate * restHours) / all.restFish) ** 2,
  );
}

/** Fish and hours of one stratum, in a bin and in the rest. */
interface RateTable {
  fish: number;
  hours: number;
  restFish: number;
  restHours: number;
}

/** Returns the common rate ratio of all strata; `Infinity` if the rest has no fish. */
export function mantelHaenszelRateRatio(strata: readonly RateTable[]): number {
  const all = strata.filter(({ hours, restHours }) => hours + restHours > 0);
  return (
    sum(all, ({ fish, hours, restHours }) => (fish * restHours) / (hours + restHours)) /
    sum(all, ({ restFish, hours, restHours }) => (restFish * hours) / (hours + restHours))
  );
}

/** A case with its referents. */
export interface MatchedSet {
  isExposed: boolean;
  exposedReferents: number;
  referents: number;
}

export interface OddsRatio {
  ratio: number;
  /** The 95% confidence interval. */
  likely: Interval;
}

/**
 * Computes the Mantel–Haenszel odds ratio of matched sets. The variance of its log is by J. Robins, N. Breslow and S.
 * Greenland, Biometrics 42 (1986). Returns `null` if all discordant sets point in the same direction.
 */
export function mantelHaenszelOddsRatio(sets: readonly MatchedSet[]): OddsRatio | null {
  const terms = sets.map(termsOf);
  const exposed = sum(terms, (each) => each.exposed);
  const unexposed = sum(terms, (each) => each.unexposed);
  if (exposed === 0 || unexposed === 0) return null;
  const variance =
    sum(terms, (each) => each.agreeing * each.exposed) / (2 * exposed ** 2) +
    sum(terms, (each) => each.agreeing * each.unexposed + each.differing * each.exposed) /
      (2 * exposed * unexposed) +
    sum(terms, (each) => each.differing * each.unexposed) / (2 * unexposed ** 2);
  const log = Math.log(exposed / unexposed);
  const margin = Z_975 * Math.sqrt(variance);
  return {
    ratio: exposed / unexposed,
    likely: { low: Math.exp(log - margin), high: Math.exp(log + margin) },
  };
}

function termsOf({ isExposed, exposedReferents, referents }: MatchedSet) {
  const size = referents + 1;
  const otherReferents = isExposed ? referents - exposedReferents : exposedReferents;
  return {
    /** The contributions to the numerator (`exposed`) and the denominator (`unexposed`) of the ratio. */
    exposed: isExposed ? otherReferents / size : 0,
    unexposed: isExposed ? 0 : otherReferents / size,
    /** The share of the set that would increase the ratio, and the rest. */
    agreeing: ((isExposed ? 1 : 0) + referents - exposedReferents) / size,
    differing: ((isExposed ? 0 : 1) + exposedReferents) / size,
  };
}
