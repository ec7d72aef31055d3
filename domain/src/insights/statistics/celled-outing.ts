import type { BinnedOuting } from "./binned-outing.ts";
import { sum, total } from "./sums.ts";

/** Hours of one outing that are in one bin of a factor, and alike in what else changes within a trip. */
export interface Cell {
  /** From 0. */
  bin: number;
  /** Numbers what is alike, from 0, as the light of the hours. */
  like: number;
  hours: number;
  fish: number;
}

/** One outing of a factor, with all that its fish depend on besides it. */
export interface CelledOuting {
  /** Water and target, numbered from 0. */
  stratum: number;
  /** 0 to 365. */
  dayOfYear: number;
  cells: readonly Cell[];
}

/** The same without what is alike: hours by the clock. */
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
 * How much of the comparison of a bin with the rest is left within hours that are alike: 1 where the bin does not go with
 * them, 0 where it is their name.
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

/** The hours of a bin by what they are alike in, without how late in the trip they are. @param likes by number */
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
