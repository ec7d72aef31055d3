import type { CustomValue } from "../../custom-fields/custom-field.ts";
import {
  type ChoiceName,
  type CountName,
  DETAIL_NAMES,
  DETAILS,
  type DetailName,
  isChoiceName,
  isCountName,
  isLongText,
  isMeasureName,
  type MeasureName,
} from "../../details/details.ts";
import { cleanName } from "../../text/clean-name.ts";
import { foldText } from "../../text/fold.ts";
import { ownFieldTarget } from "../columns/column-targets.ts";
import { readFate } from "../custom-fields/read-fate.ts";
import { readOwnValue } from "../custom-fields/read-own-value.ts";
import type { UnitName } from "../measures/measure-units.ts";
import {
  isPair,
  type MeasureContext,
  measureInApiUnit,
  numberIn,
  readMeasure,
} from "../measures/read-measure.ts";
import { hasTwoReadings } from "../measures/read-number.ts";
import { windNamed } from "../names/wind-names.ts";
import type { ColumnField } from "../plan/plan-fields.ts";
import type { ImportPlan } from "../plan/plan-import.ts";
import {
  labeled,
  type RowCell,
  type RowReader,
  type ProblemCode,
  type RowProblem,
  type Severity,
  type StagedFields,
} from "./staged-catch.ts";

type ShortTextName = Exclude<DetailName, MeasureName | CountName | ChoiceName>;

const SHORT_TEXTS = DETAIL_NAMES.filter(isShortText);

function isShortText(name: DetailName): name is ShortTextName {
  return !isMeasureName(name) && !isCountName(name) && !isChoiceName(name) && !isLongText(name);
}

interface StagedDetails {
  fields: StagedFields;
  /** Values of own fields, keyed by column. */
  custom: Record<number, CustomValue>;
  problems: RowProblem[];
}

interface DetailContext {
  plan: ImportPlan;
  hasPictures: boolean;
  /** Cells that are not details, and from which nothing was read. */
  rest: readonly RowCell[];
}

/** Text that no field takes goes into the notes with the name of its column. */
export function stageDetails(reader: RowReader, { plan, hasPictures, rest }: DetailContext): StagedDetails {
  const own = stageOwnFields(reader, plan);
  const staged: StagedDetails = { fields: {}, custom: own.custom, problems: [...own.problems] };
  const lines = own.others.map(labeled);
  for (const name of DETAIL_NAMES) {
    if (isMeasureName(name)) lines.push(...stageMeasure(staged, name, { reader, plan }));
    else if (name === "fate") lines.push(...stageFate(staged, { reader, plan }));
    else if (isChoiceName(name)) lines.push(...stageChoice(staged, name, { reader, plan }));
  }
  for (const name of SHORT_TEXTS) lines.push(...stageText(staged, name, { reader, plan }));
  lines.push(...rest.map(labeled));
  if (!hasPictures) lines.push(...reader.all("photos").map(labeled));
  const noted = reader.all("noted").map(labeled);
  const notes = [...reader.all("notes").map(({ text }) => text), ...noted, ...lines].join("\n");
  if (notes !== "") stageNotes(staged, notes);
  return staged;
}

interface Row {
  reader: RowReader;
  plan: ImportPlan;
}

interface CellValue {
  cell: RowCell;
  unit: UnitName | null;
  /** The number in the unit of the API, or the code of the problem. */
  value: number | "not_decided" | "unreadable" | "out_of_range";
}

/** Pounds and ounces, or feet and inches, may be in two columns. */
function stageMeasure(staged: StagedDetails, name: MeasureName, { reader, plan }: Row): string[] {
  const values = reader
    .all(name)
    .map((cell) => readCell(cell, name, plan))
    .filter(({ value }) => value !== 0 || !isBody(name));
  const parts = isInParts(values) ? values : values.slice(0, 1);
  const others = values.slice(parts.length).map(({ cell }) => labeled(cell));
  const failed = parts.find(({ value }) => typeof value === "string");
  if (failed && typeof failed.value === "string") {
    const severity = failed.value === "not_decided" ? "question" : "warning";
    staged.problems.push(problem({ severity, code: failed.value }, failed.cell));
    return severity === "question" ? others : [...parts.map(({ cell }) => labeled(cell)), ...others];
  }
  const numbers = parts.flatMap(({ value }) => (typeof value === "number" ? value : []));
  if (numbers.length > 0) staged.fields[name] = numbers.reduce((sum, part) => sum + part, 0);
  return others;
}

/** True for a length or a weight. A fish with a 0 there was not measured. */
function isBody(name: MeasureName): boolean {
  return name === "length" || name === "weight";
}

const PARTS: readonly (readonly UnitName[])[] = [
  ["lb", "oz"],
  ["ft", "in"],
];

function isInParts(values: readonly CellValue[]): boolean {
  const units = values.map(({ unit }) => unit);
  return PARTS.some((parts) => units.length === parts.length && parts.every((unit) => units.includes(unit)));
}

function readCell(cell: RowCell, name: MeasureName, plan: ImportPlan): CellValue {
  const unit = plan.units.find(({ column }) => column === cell.column)?.unit.value ?? null;
  const { value: decimal } = plan.decimal;
  if (decimal === null && hasTwoReadings(numberIn(cell.text))) return { cell, unit, value: "not_decided" };
  return { cell, unit, value: valueOf(cell.text, name, { unit, decimal: decimal ?? "." }) };
}

function valueOf(text: string, name: MeasureName, context: MeasureContext): CellValue["value"] {
  const value = measureInApiUnit(text, name, context);
  if (value === null) {
    const isNumber = readMeasure(text, name, context.decimal) !== null || isPair(text);
    return isNumber && context.unit === null ? "not_decided" : "unreadable";
  }
  const { min, max } = DETAILS[name];
  return value < min || value > max ? "out_of_range" : value;
}

function stageChoice(staged: StagedDetails, name: ChoiceName, { reader, plan }: Row): string[] {
  const [cell, ...others] = reader.all(name);
  if (!cell) return [];
  const isNamed = setChoice(staged.fields, { name, cell, plan });
  if (!isNamed) staged.problems.push(problem({ severity: "warning", code: "unreadable" }, cell));
  return [...(isNamed ? [] : [cell]), ...others].map(labeled);
}

/** "Kept" and "Released" may be two columns. If they contradict each other, neither counts. */
function stageFate(staged: StagedDetails, { reader, plan }: Row): string[] {
  const read = reader
    .all("fate")
    .map((cell) => ({ cell, fate: plan.neverAnswered.includes(cell.column) ? null : readFate(cell) }));
  const fates = new Set(read.flatMap(({ fate }) => fate ?? []));
  if (fates.has("released_hurt")) fates.delete("released");
  const [fate, ...others] = fates;
  if (fate && others.length === 0) staged.fields.fate = fate;
  const unread = others.length > 0 ? read : read.filter((each) => each.fate === null);
  const warned = unread.filter(({ cell }) => !plan.neverAnswered.includes(cell.column));
  staged.problems.push(
    ...warned.map(({ cell }) => problem({ severity: "warning", code: "unreadable" }, cell)),
  );
  return unread.map(({ cell }) => labeled(cell));
}

function stageText(staged: StagedDetails, name: ShortTextName, { reader, plan }: Row): string[] {
  const [cell, ...others] = reader.all(name);
  if (!cell) return [];
  const text = name === "lure_type" ? lureNamed(cell, plan) : cleanName(cell.text);
  if (text.length <= DETAILS[name].maxLength) {
    staged.fields[name] = text;
    return others.map(labeled);
  }
  staged.problems.push(problem({ severity: "warning", code: "too_long" }, cell));
  return [cell, ...others].map(labeled);
}

function lureNamed({ text }: RowCell, plan: ImportPlan): string {
  const name = cleanName(text);
  return plan.lures.find(({ written }) => written === name)?.value ?? name;
}

/** Leaves notes that are too long for the field to the angler, so that nothing is cut off silently. */
function stageNotes(staged: StagedDetails, notes: string): void {
  if (notes.length <= DETAILS.notes.maxLength) staged.fields.notes = notes;
  else staged.problems.push({ severity: "missing", code: "too_long", header: "", text: notes });
}

function problem(what: { severity: Severity; code: ProblemCode }, { header, text }: RowCell): RowProblem {
  return { ...what, header, text };
}

interface StagedOwnFields {
  /** The values, keyed by column. */
  custom: Record<number, CustomValue>;
  problems: RowProblem[];
  /** Cells that no field takes. */
  others: RowCell[];
}

function stageOwnFields(reader: RowReader, { fields, decimal }: ImportPlan): StagedOwnFields {
  const staged: StagedOwnFields = { custom: {}, problems: [], others: [] };
  const set = new Set<string>();
  for (const field of fields) {
    const cell = cellOf(reader, field);
    if (!cell) continue;
    const { header, text } = cell;
    const read = readOwnValue(cell, field, decimal.value);
    if ("problem" in read) {
      const severity = read.problem === "not_decided" ? "question" : "warning";
      staged.problems.push({ severity, code: read.problem, header, text });
      if (severity === "warning") staged.others.push(cell);
    } else if (field.id !== null && set.has(field.id)) {
      staged.others.push(cell);
    } else {
      staged.custom[field.column] = read.value;
      if (field.id !== null) set.add(field.id);
    }
  }
  return staged;
}

function cellOf(reader: RowReader, { id, column }: ColumnField): RowCell | undefined {
  return reader.all(id === null ? "new_field" : ownFieldTarget(id)).find((cell) => cell.column === column);
}

/** Other spellings of the same choice. Folded, letters only. */
const OTHER_NAMES: Partial<Record<ChoiceName, Readonly<Record<string, string>>>> = {
  weather_conditions: {
    clear: "Sunny",
    clearsky: "Sunny",
    sun: "Sunny",
    partlysunny: "Partly Cloudy",
    mostlysunny: "Partly Cloudy",
    scatteredclouds: "Partly Cloudy",
    mostlycloudy: "Cloudy",
    clouds: "Cloudy",
    drizzle: "Light Rain",
    showers: "Light Rain",
    fog: "Foggy",
    mist: "Foggy",
    thunderstorm: "Stormy",
    storm: "Stormy",
    wind: "Windy",
  },
  pressure_trend: { up: "Rising", down: "Falling", stable: "Steady" },
  lunar_phase: {
    new: "New Moon",
    full: "Full Moon",
    firstquarter: "First Quarter",
    lastquarter: "Last Quarter",
    thirdquarter: "Last Quarter",
  },
};

interface ChoiceCell {
  name: ChoiceName;
  cell: RowCell;
  plan: ImportPlan;
}

/** Sets the choice that the text names. Returns false if it names none. */
function setChoice(fields: StagedFields, { name, cell, plan }: ChoiceCell): boolean {
  const choice = choiceIn(name, cell, plan);
  if (choice === null) return false;
  Object.assign(fields, { [name]: choice });
  return true;
}

function choiceIn(name: ChoiceName, cell: RowCell, plan: ImportPlan): string | null {
  return name === "wind_direction" ? windNamed(cell.text, plan.letterO) : choiceNamed(name, cell.text);
}

function choiceNamed(name: ChoiceName, text: string): string | null {
  const canonicalName = OTHER_NAMES[name]?.[keyOf(text)] ?? text;
  const choices: readonly string[] = DETAILS[name].choices;
  return choices.find((choice) => keyOf(choice) === keyOf(canonicalName)) ?? null;
}

function keyOf(text: string): string {
  return foldText(text).replaceAll(/[^\p{L}]+/gu, "");
}
