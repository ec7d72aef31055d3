import { OUNCES_PER_POUND } from "../../units/pounds-and-ounces.ts";
import { readNumber, VULGAR_SIGNS } from "./read-number.ts";

/** A number with a fraction or without, before its unit. */
export const PART = String.raw`(\d+(?:[.,]\d+)?(?:\s+\d/\d+)?|\d*\s*[${VULGAR_SIGNS}])\s*`;

const WEIGHT_PARTS = new RegExp(
  String.raw`^(?:${PART}(?:st|stones?)\.?[\s,:]*)?(?:${PART}(?:lbs?|pounds?|#)\.?[\s,:]*)?` +
    String.raw`(?:${PART}(?:ozs?|ounces?)?\.?[\s,:]*)?(?:${PART}(?:drs?|drams?|drachms?)\.?)?$`,
  "iu",
);
const POUNDS_PER_STONE = 14;
const DRAMS_PER_OUNCE = 16;

/** In pounds, exact, and what each is less than behind a greater one. */
const UNITS = [
  { pounds: POUNDS_PER_STONE, below: Infinity, isAlone: true },
  { pounds: 1, below: POUNDS_PER_STONE, isAlone: false },
  { pounds: 1 / OUNCES_PER_POUND, below: OUNCES_PER_POUND, isAlone: false },
  { pounds: 1 / OUNCES_PER_POUND / DRAMS_PER_OUNCE, below: DRAMS_PER_OUNCE, isAlone: true },
];

/** Pounds of "2 st 3 lb", "6lb 3½oz" and "4 lb 6 oz 8 dr"; `null` for pounds or ounces alone, and for all else. */
export function readWeightParts(text: string): number | null {
  const written = WEIGHT_PARTS.exec(text)?.slice(1) ?? [];
  const parts = UNITS.flatMap((unit, index) => {
    const number = written[index];
    return number === undefined ? [] : [{ ...unit, value: readNumber(number, ".") ?? NaN }];
  });
  const isInParts = parts.length > 1 || parts.some(({ isAlone }) => isAlone);
  const isWhole = parts.slice(1).every(({ value, below }) => value < below);
  if (!isInParts || !isWhole) return null;
  return parts.reduce((sum, { value, pounds }) => sum + value * pounds, 0);
}
