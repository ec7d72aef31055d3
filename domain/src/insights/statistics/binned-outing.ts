import { sum, total } from "./sums.ts";

/** The hours and fish of one outing by bins of a factor. Both lists are indexed by bin. */
export interface BinnedOuting {
  /**
   * Number of the group of season, water and target species, starting at 0. Outings are compared only within their
   * stratum.
   */
  stratum: number;
  hours: readonly number[];
  fish: readonly number[];
}

export function totalHours({ hours }: BinnedOuting): number {
  return total(hours);
}

export function totalFish({ fish }: BinnedOuting): number {
  return total(fish);
}

export interface BinTotals {
  outings: number;
  hours: number;
  fish: number;
}

export function binTotals(outings: readonly BinnedOuting[], bin: number): BinTotals {
  const fished = outings.filter(({ hours }) => (hours[bin] ?? 0) > 0);
  return {
    outings: fished.length,
    hours: sum(fished, ({ hours }) => hours[bin] ?? 0),
    fish: sum(fished, ({ fish }) => fish[bin] ?? 0),
  };
}

/** Returns the totals of all other bins. */
export function restTotals(outings: readonly BinnedOuting[], bin: number): BinTotals {
  const rest = outings.map(({ hours, fish }) => ({
    hours: total(hours) - (hours[bin] ?? 0),
    fish: total(fish) - (fish[bin] ?? 0),
  }));
  const fished = rest.filter(({ hours }) => hours > 1e-9);
  return {
    outings: fished.length,
    hours: sum(fished, ({ hours }) => hours),
    fish: sum(fished, ({ fish }) => fish),
  };
}

const LEAST_OUTINGS = 5;
const LEAST_HOURS = 10;

/** Smaller bins get no rate and no verdict. */
export function isEnough({ outings, hours }: BinTotals, leastHours = LEAST_HOURS): boolean {
  return outings >= LEAST_OUTINGS && hours >= leastHours;
}
