import type { BinnedOuting } from "./binned-outing.ts";
import { mantelHaenszelRateRatio, type RateTable } from "./mantel-haenszel.ts";
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
