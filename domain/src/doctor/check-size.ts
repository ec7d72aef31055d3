import { HEAVIEST_FISH, LONGEST_FISH, recordLength } from "../species/record-lengths.ts";
import { standardWeight } from "../species/standard-weights.ts";
import { OUNCES_PER_POUND } from "../units/pounds-and-ounces.ts";
import type { DoctorCatch, DoctorLog } from "./doctor-log.ts";
import { type Finding, keyOf, LENGTH_SLIPS, type Fix, WEIGHT_SLIPS } from "./finding.ts";

/** Multiple of the record length; people read tapes generously. */
const LONGEST_SHARE = 1.05;
/** Multiples of the standard weight. */
const LIGHTEST = 0.4;
const HEAVIEST = 2.5;
/**
 * Multiple of the standard weight of the longest fish: the heaviest chinook on record, 57 kg (FishBase), has 1.59 times
 * the standard weight of 150 cm.
 */
const HEAVIEST_OF_LONGEST = 1.6;
/** Multiples of the standard weight. A suggested size must be ordinary. */
const ORDINARY_LIGHTEST = 0.6;
const ORDINARY_HEAVIEST = 1.6;
/** In pounds: small fish are often weighed on scales for large ones. */
const LEAST_DIFFERENCE = 0.25;
const MAX_FIXES = 2;

/** Multiply the noted length by these to get the intended one. */
const LENGTH_FACTORS: Record<(typeof LENGTH_SLIPS)[number], number> = {
  cm_as_in: 1 / 2.54,
  in_as_cm: 2.54,
  mm_as_in: 1 / 25.4,
  point: 1 / 10,
};
const POUNDS_PER_KILOGRAM = 2.2046;
/** The international pound, which is exact. */
const GRAMS_PER_POUND = 453.592_37;
const WEIGHT_FACTORS: Record<(typeof WEIGHT_SLIPS)[number], number> = {
  kg_as_lb: POUNDS_PER_KILOGRAM,
  lb_as_kg: 1 / POUNDS_PER_KILOGRAM,
  oz_as_lb: 1 / OUNCES_PER_POUND,
  g_as_lb: 1 / GRAMS_PER_POUND,
  g_as_kg: 1 / 1000,
  point: 1 / 10,
};

/**
 * Reports a fish longer than any of its species, with an unlikely weight for its length, or unlike the rest of the log.
 */
export function checkSize(caught: DoctorCatch, log: Pick<DoctorLog, "lengthsLike">): Finding | null {
  return checkRecord(caught) ?? checkOutlier(caught, log) ?? checkAnyFish(caught);
}

/** The largest share of the limit that a suggested length may have. */
const MAX_SUGGESTED_SHARE = 0.5;

function checkOutlier(caught: DoctorCatch, log: Pick<DoctorLog, "lengthsLike">): Finding | null {
  const own = log.lengthsLike(caught);
  const { length } = caught;
  if (length === null || !own || length <= own.limit) return null;
  const fixes = shorter(caught, length, own.limit * MAX_SUGGESTED_SHARE);
  return { ...finding("outlier", caught), measure: own.longest, mends: fixes };
}

/** Checks species that are not listed. Without ordinary sizes, a lost decimal point is the only suggestion. */
function checkAnyFish(caught: DoctorCatch): Finding | null {
  const { length, weight } = caught;
  if (length !== null && length > LONGEST_FISH * LONGEST_SHARE) {
    const corrected = length * LENGTH_FACTORS.point;
    const fixes = corrected <= LONGEST_FISH ? [lengthFix(corrected, "point", 0).fix] : [];
    return { ...finding("length", caught), measure: LONGEST_FISH, mends: fixes };
  }
  if (weight === null || weight <= HEAVIEST_FISH * LONGEST_SHARE) return null;
  const fixes: Fix[] = [{ kind: "weight", weight: weight * WEIGHT_FACTORS.point, slip: "point" }];
  return { ...finding("weight", caught), measure: HEAVIEST_FISH, mends: fixes };
}

/** Checks against the data of the species; `null` for one that is not listed. */
function checkRecord(caught: DoctorCatch): Finding | null {
  const { species, length, weight } = caught;
  const record = recordLength(species);
  if (length === null || length === 0) return record === null ? null : checkWeightAlone(caught, record);
  if (record !== null && length > record * LONGEST_SHARE) {
    return { ...finding("length", caught), measure: record, mends: shorter(caught, length, record) };
  }
  const standard = standardWeight(species, length);
  if (standard === null || weight === null || weight === 0 || isLikely(weight, standard)) return null;
  const fixes = [...otherWeights(weight, standard), ...otherLengths(caught, length, weight)];
  const best = fixes.toSorted((one, other) => one.off - other.off).slice(0, MAX_FIXES);
  return { ...finding("weight", caught), measure: standard, mends: best.map(({ fix }) => fix) };
}

/** Compares a weight without a length to that of the longest fish of its species. */
function checkWeightAlone(caught: DoctorCatch, record: number): Finding | null {
  const { species, weight } = caught;
  const longest = standardWeight(species, record);
  const ordinary = standardWeight(species, record / 2);
  if (longest === null || ordinary === null || weight === null) return null;
  if (weight <= longest * HEAVIEST_OF_LONGEST) return null;
  const fixes = WEIGHT_SLIPS.map((slip) => ({ weight: weight * WEIGHT_FACTORS[slip], slip }))
    .filter((corrected) => corrected.weight <= longest)
    .toSorted((one, other) => offFrom(ordinary, one.weight) - offFrom(ordinary, other.weight))
    .slice(0, MAX_FIXES)
    .map((corrected): Fix => ({ kind: "weight", weight: corrected.weight, slip: corrected.slip }));
  return { ...finding("weight", caught), measure: longest, mends: fixes };
}

function offFrom(standard: number, weight: number): number {
  return Math.abs(Math.log(weight / standard));
}

function isLikely(weight: number, standard: number): boolean {
  const ratio = weight / standard;
  if (ratio >= LIGHTEST && ratio <= HEAVIEST) return true;
  return Math.abs(weight - standard) <= LEAST_DIFFERENCE;
}

interface Candidate {
  fix: Fix;
  /** Distance from the standard weight, as a logarithm. */
  off: number;
}

/** Suggests shorter lengths, sorted by fit with the weight; without a weight, the smallest change first. */
function shorter({ species, weight }: DoctorCatch, length: number, record: number): Fix[] {
  const candidates = LENGTH_SLIPS.flatMap((slip): Candidate[] => {
    const corrected = length * LENGTH_FACTORS[slip];
    if (corrected > record) return [];
    const standard = standardWeight(species, corrected);
    const off = weight && standard ? offFrom(standard, weight) : -LENGTH_FACTORS[slip];
    return weight && standard && !isLikely(weight, standard) ? [] : [lengthFix(corrected, slip, off)];
  });
  return candidates
    .toSorted((one, other) => one.off - other.off)
    .slice(0, MAX_FIXES)
    .map(({ fix }) => fix);
}

function otherWeights(weight: number, standard: number): Candidate[] {
  return WEIGHT_SLIPS.flatMap((slip): Candidate[] => {
    const corrected = weight * WEIGHT_FACTORS[slip];
    const off = offOf(corrected, standard);
    return off === null ? [] : [{ fix: { kind: "weight", weight: corrected, slip }, off }];
  });
}

function otherLengths({ species }: DoctorCatch, length: number, weight: number): Candidate[] {
  const record = recordLength(species) ?? Infinity;
  return LENGTH_SLIPS.flatMap((slip): Candidate[] => {
    const corrected = length * LENGTH_FACTORS[slip];
    const standard = standardWeight(species, corrected);
    const off = standard === null || corrected > record ? null : offOf(weight, standard);
    return off === null ? [] : [lengthFix(corrected, slip, off)];
  });
}

/** Returns `null` if the weight is not ordinary. */
function offOf(weight: number, standard: number): number | null {
  const ratio = weight / standard;
  return ratio >= ORDINARY_LIGHTEST && ratio <= ORDINARY_HEAVIEST ? Math.abs(Math.log(ratio)) : null;
}

function lengthFix(length: number, slip: (typeof LENGTH_SLIPS)[number], off: number): Candidate {
  return { fix: { kind: "length", length, slip }, off };
}

function finding(check: "length" | "weight" | "outlier", { id }: DoctorCatch) {
  return { key: keyOf(check, [id]), check, catch_ids: [id], trip_id: null, time_zone: null };
}
