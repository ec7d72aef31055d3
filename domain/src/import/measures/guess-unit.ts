import type { MeasureName } from "../../details/details.ts";
import { asked, certain, type Guess } from "../source/guess.ts";
import type { Decimal, SourceCell } from "../source/source-table.ts";
import { type UnitName, unitsOf } from "./measure-units.ts";
import { isPair, readMeasure, readPair } from "./read-measure.ts";

export interface MeasureColumn {
  measure: MeasureName;
  cells: readonly SourceCell[];
  decimal: Decimal;
  /** The unit that the header names, with the header; `null` if it names none. */
  named: { unit: UnitName; header: string } | null;
}

/** Guesses the unit of cells that name none: from the header, from the other cells, or from the possible values. */
export function guessUnit(column: MeasureColumn): Guess<UnitName> {
  const { measure, named } = column;
  const all = unitsOf(measure);
  if (named) return certain(named.unit, { code: "unit_in_header", header: named.header }, all);
  return byPairs(column) ?? byCells(column) ?? byRange(column) ?? asked(all, { code: "nothing" });
}

/** Reads "4-12" as pounds and ounces if no second part is 16 or more. */
function byPairs({ measure, cells }: MeasureColumn): Guess<UnitName> | null {
  if (measure !== "weight" || cells.length === 0) return null;
  const pairs = cells.filter(({ text }) => isPair(text));
  const isPounds = pairs.length > 0 && pairs.every(({ text }) => readPair(text) !== null);
  const others = cells.length - pairs.length;
  if (!isPounds || others > 0) return null;
  return certain("lb-oz", { code: "unit_in_cells", cells: pairs.length }, unitsOf(measure));
}

function byCells({ measure, cells, decimal }: MeasureColumn): Guess<UnitName> | null {
  const written = cells.flatMap(({ text }) => readMeasure(text, measure, decimal)?.unit ?? []);
  const [unit] = written;
  if (unit === undefined) return null;
  const all = unitsOf(measure);
  const isOne = written.every((other) => other === unit);
  const bare = cells.some(({ text }) => readMeasure(text, measure, decimal)?.unit === null);
  if (!isOne && bare) return asked(all, { code: "unit_in_cells", cells: written.length });
  return certain(unit, { code: "unit_in_cells", cells: written.length }, all);
}

interface Range {
  unit: UnitName;
  min: number;
  max: number;
}

/** Ranges of the pressure at sea level, which do not overlap between units. */
const PRESSURES: readonly Range[] = [
  { unit: "inHg", min: 26, max: 33 },
  { unit: "hPa", min: 880, max: 1090 },
  { unit: "mmHg", min: 650, max: 820 },
  { unit: "kPa", min: 88, max: 109 },
];

const ICE_F = 32;
/**
 * In °C. Water that fish live in is not warmer than the first value, and air that anglers stand in not than the second.
 */
const WARMEST_WATER_C = 45;
const WARMEST_AIR_C = 50;

function byRange({ measure, cells, decimal }: MeasureColumn): Guess<UnitName> | null {
  const values = cells.flatMap(({ text }) => readMeasure(text, measure, decimal)?.value ?? []);
  const unit = values.length === 0 ? null : unitOfValues(measure, values);
  const evidence = { code: "plausible", share: 1, next: 0, species: null } as const;
  return unit && certain(unit, evidence, unitsOf(measure));
}

function unitOfValues(measure: MeasureName, values: readonly number[]): UnitName | null {
  const least = values.reduce((one, other) => Math.min(one, other), Infinity);
  const most = values.reduce((one, other) => Math.max(one, other), -Infinity);
  if (measure === "barometric_pressure") return unitOfPressure(least, most);
  if (measure === "air_temperature") return most > WARMEST_AIR_C ? "°F" : null;
  return measure === "water_temperature" ? unitOfWater(least, most) : null;
}

function unitOfPressure(least: number, most: number): UnitName | null {
  return PRESSURES.find(({ min, max }) => least >= min && most <= max)?.unit ?? null;
}

function unitOfWater(least: number, most: number): UnitName | null {
  if (most <= WARMEST_WATER_C && least < ICE_F) return "°C";
  return most > WARMEST_WATER_C && least >= ICE_F ? "°F" : null;
}
