import { toApiUnit, type UnitName, unitNamed } from "../measures/measure-units.ts";

export interface Amount {
  /** The number as written. */
  number: string;
  unit: string | null;
}

const AMOUNT = /^([+\-−–]?[\d.,'’\s\u00A0\u202F/¼½¾⅓⅔]*[\d¼½¾⅓⅔])\s*([^\d\s].*)?$/u;

/** Reads "38", "38 cm" and "3,5 kn"; `null` if the text is not a number with an optional word after it. */
export function readAmount(text: string): Amount | null {
  const [, number, unit] = AMOUNT.exec(text.trim()) ?? [];
  return number === undefined ? null : { number, unit: unit?.trim() ?? null };
}

/** Rounds to two decimals, as many as a tape shows in the units of the log. */
const DECIMALS = 100;

/**
 * Converts a number to the unit of the field. Only lengths and weights are converted; other units must be the same
 * word.
 * @returns `null` if the units do not match, as in a field without a unit
 */
export function inUnit(value: number, from: string | null, to: string | null): number | null {
  if (from === null) return value;
  if (to === null) return null;
  if (spelled(from) === spelled(to)) return value;
  for (const measure of ["length", "weight"] as const) {
    const [its, wanted] = [unitNamed(measure, from), unitNamed(measure, to)];
    if (its === null || wanted === null) continue;
    if (its === wanted) return value;
    return Math.round((inApi(measure, value, its) / inApi(measure, 1, wanted)) * DECIMALS) / DECIMALS;
  }
  return null;
}

function inApi(measure: "length" | "weight", value: number, unit: UnitName): number {
  return toApiUnit(measure, value, unit);
}

function spelled(unit: string): string {
  return unit.trim().toLowerCase().replace(/\.$/, "");
}
