import type { MeasureName } from "../../details/details.ts";
import { OUNCES_PER_POUND, toPounds } from "../../units/pounds-and-ounces.ts";
import type { Decimal } from "../source/source-table.ts";
import { toApiUnit, type UnitName, unitNamed } from "./measure-units.ts";
import { readNumber, FRACTION_SYMBOLS } from "./read-number.ts";

/** Matches a number with or without a fraction, before its unit. */
const PART = String.raw`(\d+(?:[.,]\d+)?(?:\s+\d/\d+)?|\d*\s*[${FRACTION_SYMBOLS}])\s*`;

const WEIGHT_PARTS = new RegExp(
  String.raw`^(?:${PART}(?:st|stones?)\.?[\s,:]*)?(?:${PART}(?:lbs?|pounds?|#)\.?[\s,:]*)?` +
    String.raw`(?:${PART}(?:ozs?|ounces?)?\.?[\s,:]*)?(?:${PART}(?:drs?|drams?|drachms?)\.?)?$`,
  "iu",
);
const POUNDS_PER_STONE = 14;
const DRAMS_PER_OUNCE = 16;

/** Each unit in pounds, exact, and the limit below which its number stays after a larger unit. */
const UNITS = [
  { pounds: POUNDS_PER_STONE, below: Infinity, isAlone: true },
  { pounds: 1, below: POUNDS_PER_STONE, isAlone: false },
  { pounds: 1 / OUNCES_PER_POUND, below: OUNCES_PER_POUND, isAlone: false },
  { pounds: 1 / OUNCES_PER_POUND / DRAMS_PER_OUNCE, below: DRAMS_PER_OUNCE, isAlone: true },
];

/**
 * Returns the pounds of "2 st 3 lb", "6lb 3½oz" and "4 lb 6 oz 8 dr"; `null` for pounds or ounces alone, and for
 * anything else.
 */
function readWeightParts(text: string): number | null {
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

export interface ReadMeasure {
  /** The number in `unit`; pounds and ounces are in lb. */
  value: number;
  /** The unit that the cell names; `null` if it names none. */
  unit: UnitName | null;
}

const ABOUT = /^(?:~|≈|ca\.?|c\.|about|approx\.?|ungefahr|etwa|around)\s*/i;
const PAIR = /^(\d+)\s*[-'’:]\s*(\d+(?:[.,]\d+)?)$/;
const NUMBER_AND_UNIT = new RegExp(
  String.raw`^([+\-−–]?[\d.,'’\s\u00A0\u202F/${FRACTION_SYMBOLS}]*[\d${FRACTION_SYMBOLS}])\s*([^\d\s].*)?$`,
  "u",
);
/** Matches "Bft 3" and "Force 4". */
const FORCE = /^(?:bft|beaufort|force|windst[aä]rke|windkracht)\s*(\d{1,2})$/i;
const FEET_INCHES = new RegExp(
  String.raw`^(\d+)\s*(?:ft\.?|feet|'|′|’)\s*${PART}(?:in\.?|inch(?:es)?|"|″|”|'')?$`,
  "iu",
);

/** Reads "62 cm", "4.2kg", "2 lbs 3 oz", "5' 3\"" and "12 1/2"; `null` if the text is not a measure of this kind. */
export function readMeasure(text: string, measure: MeasureName, decimal: Decimal): ReadMeasure | null {
  const plain = text.trim().replace(ABOUT, "");
  return readTwoParts(plain, measure) ?? readOnePart(plain, measure, decimal);
}

function readTwoParts(text: string, measure: MeasureName): ReadMeasure | null {
  if (measure === "weight") {
    const pounds = readWeightParts(text);
    return pounds === null ? null : { value: pounds, unit: "lb-oz" };
  }
  const [, force] = measure === "wind_speed" ? (FORCE.exec(text) ?? []) : [];
  if (force !== undefined) return { value: Number(force), unit: "Bft" };
  const inches = measure === "length" || measure === "depth" ? readInches(text) : null;
  if (inches === null) return null;
  return measure === "length" ? { value: inches, unit: "in" } : { value: inches / 12, unit: "ft" };
}

function readInches(text: string): number | null {
  const [, feet, inches] = FEET_INCHES.exec(text) ?? [];
  return feet && inches ? Number(feet) * 12 + (readNumber(inches, ".") ?? NaN) : null;
}

function inPounds(pounds: string, ounces: string): ReadMeasure | null {
  const parts = { pounds: Number(pounds), ounces: Number(ounces.replace(",", ".")) };
  return parts.ounces < OUNCES_PER_POUND ? { value: toPounds(parts), unit: "lb-oz" } : null;
}

function readOnePart(text: string, measure: MeasureName, decimal: Decimal): ReadMeasure | null {
  const [, number = "", name] = NUMBER_AND_UNIT.exec(text) ?? [];
  const value = number === "" ? null : readNumber(number, decimal);
  if (value === null) return null;
  if (name === undefined) return { value, unit: null };
  const unit = unitNamed(measure, name);
  return unit === null ? null : { value, unit };
}

/** Returns the number of a measure, without its unit. */
export function numberIn(text: string): string {
  return NUMBER_AND_UNIT.exec(text.trim().replace(ABOUT, ""))?.[1]?.trim() ?? "";
}

/** Reads "4-12" and "4'12" as pounds and ounces; `null` if the second part is 16 or more. */
export function readPair(text: string): ReadMeasure | null {
  const [, pounds, ounces] = PAIR.exec(text.trim()) ?? [];
  return pounds && ounces ? inPounds(pounds, ounces) : null;
}

export function isPair(text: string): boolean {
  return PAIR.test(text.trim());
}

export interface MeasureContext {
  unit: UnitName | null;
  decimal: Decimal;
}

/** Reads a weight in parts, or a measure in one unit, in the unit of the API. `unit` is for cells without one. */
export function measureInApiUnit(
  text: string,
  measure: MeasureName,
  { unit, decimal }: MeasureContext,
): number | null {
  const read = (unit === "lb-oz" ? readPair(text) : null) ?? readMeasure(text, measure, decimal);
  if (!read) return null;
  const its = read.unit ?? unit;
  const value = its === null ? NaN : toApiUnit(measure, read.value, its);
  return Number.isNaN(value) ? null : value;
}
