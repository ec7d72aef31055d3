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

/**
 * Hours of one outing in one bin of a factor that are also comparable in everything else that changes within a trip.
 */
export interface Cell {
  /** The bin index, starting at 0. */
  bin: number;
  /** Number of the group of comparable hours, such as hours of the same light, starting at 0. */
  like: number;
  hours: number;
  fish: number;
}

/** One outing, binned by a factor, with everything else its fish depend on. */
export interface CelledOuting {
  /** Number of the group of water and target species, starting at 0. */
  stratum: number;
  /** 0 to 365. */
  dayOfYear: number;
  cells: readonly Cell[];
}

/** Sums up hours and fish per bin, regardless of comparability groups. */
export function binnedOf(outing: CelledOuting, bins: number): BinnedOuting {
  const hours = Array.from({ length: bins }, () => 0);
  const fish = Array.from({ length: bins }, () => 0);
  for (const cell of outing.cells) {
    hours[cell.bin] = (hours[cell.bin] ?? 0) + cell.hours;
    fish[cell.bin] = (fish[cell.bin] ?? 0) + cell.fish;
  }
  return { stratum: outing.stratum, hours, fish };
}

/**
 * Returns the share of a bin's comparison with the rest that remains within groups of comparable hours: 1 if the bin is
 * independent of the groups, 0 if it coincides with one.
 * @param groupOf returns a coarser group of comparable hours than `like`
 */
export function comparisonLeft(
  outings: readonly CelledOuting[],
  bin: number,
  groupOf: (like: number) => number | string = (like) => like,
): number {
  const groups = new Map<number | string, { inBin: number; inRest: number }>();
  for (const { like, hours, bin: of } of outings.flatMap(({ cells }) => cells)) {
    const { inBin, inRest } = groups.get(groupOf(like)) ?? { inBin: 0, inRest: 0 };
    const isIn = of === bin;
    groups.set(groupOf(like), { inBin: inBin + (isIn ? hours : 0), inRest: inRest + (isIn ? 0 : hours) });
  }
  const sides = [...groups.values()];
  const all = harmonic(
    sum(sides, ({ inBin }) => inBin),
    sum(sides, ({ inRest }) => inRest),
  );
  return all === 0 ? 0 : sum(sides, ({ inBin, inRest }) => harmonic(inBin, inRest)) / all;
}

function harmonic(one: number, other: number): number {
  return one + other === 0 ? 0 : (one * other) / (one + other);
}

/** Returns the hours of a bin by group of comparable hours. */
export function hoursByGroup(
  outings: readonly CelledOuting[],
  bin: number,
  groupOf: (like: number) => string,
): Map<string, number> {
  const hoursOf = new Map<string, number>();
  for (const cell of outings.flatMap(({ cells }) => cells)) {
    if (cell.bin !== bin) continue;
    const group = groupOf(cell.like);
    hoursOf.set(group, (hoursOf.get(group) ?? 0) + cell.hours);
  }
  return hoursOf;
}
