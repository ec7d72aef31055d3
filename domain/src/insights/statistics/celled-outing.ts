import type { BinnedOuting } from "./binned-outing.ts";
import { sum, total } from "./sums.ts";

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
 */
export function comparisonLeft(outings: readonly CelledOuting[], bin: number): number {
  const inBin: number[] = [];
  const inRest: number[] = [];
  for (const { like, hours, bin: of } of outings.flatMap(({ cells }) => cells)) {
    const side = of === bin ? inBin : inRest;
    side[like] = (side[like] ?? 0) + hours;
  }
  const likes = Math.max(inBin.length, inRest.length);
  const kinds = Array.from({ length: likes }, (_, like) => harmonic(inBin[like] ?? 0, inRest[like] ?? 0));
  const all = harmonic(
    sum(inBin, (hours) => hours ?? 0),
    sum(inRest, (hours) => hours ?? 0),
  );
  return all === 0 ? 0 : total(kinds) / all;
}

function harmonic(one: number, other: number): number {
  return one + other === 0 ? 0 : (one * other) / (one + other);
}

/** Returns the hours of a bin by comparability group, ignoring lateness. @param likes names of the groups by number */
export function kindsOfBin(
  outings: readonly CelledOuting[],
  bin: number,
  likes: readonly string[],
): Map<string, number> {
  const hoursOf = new Map<string, number>();
  for (const cell of outings.flatMap(({ cells }) => cells)) {
    if (cell.bin !== bin) continue;
    const [kind = ""] = likes[cell.like]?.split("|") ?? [];
    hoursOf.set(kind, (hoursOf.get(kind) ?? 0) + cell.hours);
  }
  return hoursOf;
}
