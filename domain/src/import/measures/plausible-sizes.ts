import { standardWeight, standardWeights } from "../../species/standard-weights.ts";
import { toApiUnit } from "./measure-units.ts";

/** A length and a weight of one line, as numbers without units. */
export interface UnmeasuredFish {
  species: string | null;
  length: number;
  weight: number;
}

export interface SizeUnits {
  length: "in" | "cm" | "mm";
  weight: "lb" | "kg" | "g" | "oz";
}

/** In inches: the longest on record, with some margin. A catfish may be a wels. */
const LONGEST: Readonly<Record<string, number>> = {
  Musky: 66,
  Pike: 63,
  "Bass (Smallmouth)": 29,
  "Bass (Largemouth)": 34,
  Walleye: 44,
  Perch: 25,
  Bluegill: 18,
  Catfish: 115,
  Trout: 62,
  Salmon: 68,
};
const LONGEST_OF_ANY = 75;
/** More than a tenth, so that no fish is plausible both in centimeters and in millimeters. */
const SHORTEST_SHARE = 0.12;
/** A plausible weight is between `LIGHTEST` and `HEAVIEST` times the standard weight. */
const LIGHTEST = 0.5;
const HEAVIEST = 2;

/** Leaves out centimeters with ounces, which look like inches with pounds. */
const PAIRS: readonly SizeUnits[] = [
  { length: "in", weight: "lb" },
  { length: "cm", weight: "kg" },
  { length: "cm", weight: "g" },
  { length: "cm", weight: "lb" },
  { length: "in", weight: "oz" },
  { length: "in", weight: "kg" },
  { length: "mm", weight: "g" },
  { length: "mm", weight: "kg" },
];

/** Fewer fish may fit by chance. */
const LEAST_FISH = 5;
/** How far the best share must be ahead of the next one, from 0 to 1. */
const LEAST_LEAD = 0.2;

export interface LikelyUnits {
  units: SizeUnits;
  /** The share of fish of a plausible size, from 0 to 1; `next` is that of the second-best pair. */
  share: number;
  next: number;
  isSure: boolean;
}

/**
 * Finds the pair of units in which most fish have a plausible size, by the standard weights of their species.
 * @param known units that are known already
 */
export function likelyUnits(fish: readonly UnmeasuredFish[], known: Partial<SizeUnits>): LikelyUnits | null {
  const possible = PAIRS.filter(
    ({ length, weight }) => (known.length ?? length) === length && (known.weight ?? weight) === weight,
  );
  const ranked = possible
    .map((units) => ({ units, share: fish.filter((one) => isLikely(one, units)).length / fish.length }))
    .toSorted((one, other) => other.share - one.share);
  const [best, next] = ranked;
  if (!best || fish.length === 0 || best.share === 0) return null;
  const nextShare = next?.share ?? 0;
  const isSure = fish.length >= LEAST_FISH && best.share - nextShare >= LEAST_LEAD;
  return { ...best, next: nextShare, isSure };
}

function isLikely({ species, length, weight }: UnmeasuredFish, units: SizeUnits): boolean {
  const inches = toApiUnit("length", length, units.length);
  const pounds = toApiUnit("weight", weight, units.weight);
  const longest = LONGEST[species ?? ""] ?? LONGEST_OF_ANY;
  if (inches > longest || inches < longest * SHORTEST_SHARE) return false;
  const standard = standardWeight(species ?? "", inches);
  const { least, most } = standard === null ? standardWeights(inches) : { least: standard, most: standard };
  return pounds >= least * LIGHTEST && pounds <= most * HEAVIEST;
}
