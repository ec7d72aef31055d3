import { toApiUnit, type UnitName, unitNamed } from "../measures/measure-units.ts";

export interface Amount {
  /** As it stands there. */
  number: string;
  unit: string | null;
}

const AMOUNT = /^([+\-−–]?[\d.,'’\s\u00A0\u202F/¼½¾⅓⅔]*[\d¼½¾⅓⅔])\s*([^\d\s].*)?$/u;

/** "38", "38 cm", "3,5 kn"; `null` when it is no number with a word behind it. */
export function readAmount(text: string): Amount | null {
  const [, number, unit] = AMOUNT.exec(text.trim()) ?? [];
  return number === undefined ? null : { number, unit: unit?.trim() ?? null };
}

/** Those of own fields are in the units of the log, with as many decimals as a tape shows. */
const DECIMALS = 100;

/**
 * A number in the unit of the field: lengths and weights are converted, of other units the word must be the same.
 * @returns `null` where one cannot be said in the other, as in a field without a unit
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
