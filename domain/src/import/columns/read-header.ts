import { isDetailName, isMeasureName, type MeasureName } from "../../details/details.ts";
import { nameKey } from "../../text/fold.ts";
import { type UnitName, unitNamed } from "../measures/measure-units.ts";
import { type ColumnTarget, IMPORT_FIELDS, type ImportField } from "./column-targets.ts";
import { headerNames } from "./header-names.ts";

export interface ReadHeader {
  field: ImportField;
  unit: UnitName | null;
}

/**
 * Returns every field that a header may name, with the unit in the header: "Length (cm)", "Weightlb",
 * "air_temperature_f".
 */
export function readHeader(header: string): ReadHeader[] {
  const key = nameKey(header);
  if (key === "") return [];
  const exact = IMPORT_FIELDS.filter((field) => namesOf(field).includes(key));
  if (exact.length > 0) return exact.map((field) => ({ field, unit: null }));
  const withUnit = MEASURES.flatMap((field) => {
    const unit = unitBehind(header, field);
    return unit === null ? [] : [{ field, unit }];
  });
  return withUnit.length > 0 ? withUnit : withoutBrackets(header);
}

/** Ignores text in brackets, as in "Datum (dd-mm-jjjj)" and "Lat (EPSG: 4326)". */
function withoutBrackets(header: string): ReadHeader[] {
  const key = nameKey(header.replaceAll(/[([{].*$/g, ""));
  return IMPORT_FIELDS.filter((field) => namesOf(field).includes(key)).map((field) => ({
    field,
    unit: null,
  }));
}

/** Returns the unit in the header of a measure, even if the angler assigned the column to that measure. */
export function unitInHeader(header: string, target: ColumnTarget): UnitName | null {
  return isMeasureTarget(target) ? unitBehind(header, target) : null;
}

export function isMeasureTarget(target: ColumnTarget): target is MeasureName {
  return isDetailName(target) && isMeasureName(target);
}

const MEASURES: readonly MeasureName[] = IMPORT_FIELDS.filter(isMeasureTarget);

function unitBehind(header: string, measure: MeasureName): UnitName | null {
  const bracketed = /[([{]\s*([^)\]}]+?)\s*[)\]}]/.exec(header)?.[1];
  const inBrackets = bracketed === undefined ? null : unitNamed(measure, bracketed);
  const key = nameKey(bracketed === undefined ? header : header.replace(/[([{].*$/, ""));
  const names = namesOf(measure);
  if (inBrackets !== null) return names.includes(key) ? inBrackets : null;
  const starts = names
    .filter((name) => key.startsWith(name))
    .toSorted((one, other) => other.length - one.length);
  for (const name of starts) {
    const unit = unitNamed(measure, key.slice(name.length)) ?? unitNamed(measure, lastPart(header));
    if (unit !== null && isRest(key.slice(name.length))) return unit;
  }
  return null;
}

/** True for a unit and nothing more: "depth m", but not "depth of the lake m". */
function isRest(text: string): boolean {
  return text.length > 0 && text.length <= 10;
}

function lastPart(header: string): string {
  return (
    header
      .trim()
      .split(/[\s_:,-]+/)
      .at(-1) ?? ""
  );
}

const memoized = new Map<ImportField, readonly string[]>();

function namesOf(field: ImportField): readonly string[] {
  const known = memoized.get(field);
  if (known) return known;
  const names = [field, ...headerNames(field)].map(nameKey).filter((name) => name !== "");
  memoized.set(field, names);
  return names;
}
