import type { SpeciesName } from "./species.ts";

interface StandardWeight {
  /** log10 of grams = intercept + slope × log10 of millimeters. */
  intercept: number;
  slope: number;
}

/**
 * Standard weight equations (metric, total length, 75th percentile) as listed in FSA::WSlit: Neumann and Willis 1994,
 * Anderson and Neumann 1996, Kolander et al. 1993, Henson 1991, Murphy et al. 1990, Willis et al. 1991, Hillman 1982,
 * Brown et al. 1995, Milewski and Brown 1994 (river brown trout), Halseth et al. 1990 (chinook).
 */
const STANDARDS: Record<Exclude<SpeciesName, "Other">, StandardWeight> = {
  Musky: { intercept: -6.066, slope: 3.325 },
  Pike: { intercept: -5.437, slope: 3.096 },
  "Bass (Smallmouth)": { intercept: -5.329, slope: 3.2 },
  "Bass (Largemouth)": { intercept: -5.528, slope: 3.273 },
  Walleye: { intercept: -5.453, slope: 3.18 },
  Perch: { intercept: -5.386, slope: 3.23 },
  Bluegill: { intercept: -5.374, slope: 3.316 },
  Catfish: { intercept: -5.8, slope: 3.294 },
  Trout: { intercept: -4.867, slope: 2.96 },
  Salmon: { intercept: -4.661, slope: 2.901 },
};

const MILLIMETERS_PER_INCH = 25.4;
const GRAMS_PER_POUND = 453.592_37;

/** Returns the standard weight in lb for a length in inches; `null` for a species without an equation. */
export function standardWeight(species: string, length: number): number | null {
  const standard = standardOf(species);
  return standard && length > 0 ? weightBy(standard, length) : null;
}

/**
 * Returns the smallest and the largest standard weight of all equations in lb, for a fish of unknown species with this
 * length.
 */
export function standardWeights(length: number): { least: number; most: number } {
  const weights = Object.values(STANDARDS).map((standard) => weightBy(standard, length));
  return { least: Math.min(...weights), most: Math.max(...weights) };
}

function standardOf(species: string): StandardWeight | null {
  const named = Object.entries(STANDARDS).find(([name]) => name === species);
  return named?.[1] ?? null;
}

function weightBy({ intercept, slope }: StandardWeight, length: number): number {
  return 10 ** (intercept + slope * Math.log10(length * MILLIMETERS_PER_INCH)) / GRAMS_PER_POUND;
}
