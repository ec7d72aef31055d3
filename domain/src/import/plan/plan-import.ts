import type { ColumnTarget } from "../columns/column-targets.ts";
import { type ColumnGuess, guessColumns } from "../columns/guess-columns.ts";
import { guessHeaderLine } from "../columns/header-line.ts";
import { isMeasureTarget } from "../columns/read-header.ts";
import { isNeverAnswered } from "../custom-fields/read-fate.ts";
import { guessDateOrder } from "../dates/guess-date-order.ts";
import type { DateOrder } from "../dates/read-day.ts";
import { DECIMALS, guessDecimal } from "../measures/guess-decimal.ts";
import { numberIn } from "../measures/read-measure.ts";
import { readNumber } from "../measures/read-number.ts";
import { guessLures, guessSpecies, type NameGuess } from "../names/guess-names.ts";
import { type LetterO, letterOIn } from "../names/wind-names.ts";
import { type Axes, guessAxes, type WrittenPair } from "../places/guess-axes.ts";
import { readDegrees, type ReadGrid, readPosition } from "../places/read-position.ts";
import { guessDelimiter } from "../source/delimiters.ts";
import { certain, chosen, type Guess } from "../source/guess.ts";
import { cellsOf, type Decimal, type SourceCell, type SourceTable } from "../source/source-table.ts";
import type { Choices, ImportContext, QuantityUse } from "./choices.ts";
import { type BlankGuess, blankLines, planBlanks } from "./plan-blanks.ts";
import { type ColumnField, planFields } from "./plan-fields.ts";
import { planUnits, type UnitGuess } from "./plan-units.ts";

/** How a table is read: every guess, or the angler's choice in its place. */
export interface ImportPlan {
  /** `null` if the format defines the columns. */
  headerLine: Guess<number> | null;
  /** `null` if the file is not delimited text. */
  delimiter: Guess<string> | null;
  columns: readonly ColumnGuess[];
  /** `null` if the file has no dates. */
  dateOrder: Guess<DateOrder> | null;
  decimal: Guess<Decimal>;
  units: readonly UnitGuess[];
  /** The own fields that columns go into. */
  fields: readonly ColumnField[];
  /** `null` if the file has no places. */
  axes: Guess<Axes> | null;
  /** `null` if every line is one fish. */
  quantity: Guess<QuantityUse> | null;
  /** Columns that say whether a fish was released, in which nobody ever answered. */
  neverAnswered: readonly number[];
  /** `null` if no line is a day without a fish. */
  blanks: BlankGuess | null;
  /** The meaning of the letter O in wind directions; `null` if unknown. */
  letterO: LetterO | null;
  species: readonly NameGuess[];
  lures: readonly NameGuess[];
  /** The species of all catches, for a file without a species column. */
  onlySpecies: string | null;
  timeZone: string;
}

export interface PlanRequest {
  /** Already split at the delimiter, and with the header line, that the angler chose. */
  table: SourceTable;
  choices: Choices;
  context: ImportContext;
  readGrid: ReadGrid;
}

export function planImport({ table, choices, context, readGrid }: PlanRequest): ImportPlan {
  const { today, fields: ownFields } = context;
  const columns = guessColumns(table, choices.columns ?? {}, { today, readGrid, fields: ownFields });
  const fields = planFields({ table, columns, fields: ownFields, kinds: choices.fieldKinds ?? {} });
  const cellsFor = (target: ColumnTarget) =>
    columns
      .filter((column) => column.target.value === target)
      .flatMap(({ column }) => cellsOf(table, column));
  const blanks = planBlanks({ table, columns, choices });
  const without = blankLines(blanks);
  const caught = cellsFor("species").filter(({ line }) => !without.has(line));
  const species = guessSpecies(caught, {
    own: context.species,
    chosen: choices.speciesNames ?? {},
    language: context.language ?? null,
  });
  const decimal = choices.decimal ? chosen(choices.decimal, DECIMALS) : decimalOf(table, columns, fields);
  return {
    headerLine: guessHeaderLine(table, choices.headerLine),
    delimiter: guessDelimiter(table, choices.delimiter),
    columns,
    dateOrder: dateOrderOf(cellsFor("date"), choices, today),
    decimal,
    units: planUnits({ table, columns, choices, species, decimal: decimal.value ?? "." }),
    fields,
    axes: axesOf({ table, columns, choices, context, readGrid }),
    quantity: quantityOf(columns, cellsFor("quantity"), choices),
    neverAnswered: neverAnswered(table, columns),
    blanks,
    letterO: letterOIn(
      cellsFor("wind_direction").map(({ text }) => text),
      table.headers,
    ),
    species,
    lures: guessLures(cellsFor("lure_type"), { own: context.lures, chosen: choices.lureNames ?? {} }),
    onlySpecies: choices.species ?? null,
    timeZone: choices.timeZone ?? context.timeZone,
  };
}

/** Returns the questions that the angler must answer before anything can be imported, named as in the plan. */
export function openQuestions(plan: ImportPlan): string[] {
  const names = (["dateOrder", "decimal", "axes"] as const).filter(
    (name) => plan[name] !== null && plan[name].value === null,
  );
  const blanks = plan.blanks?.use.value === null ? ["blanks"] : [];
  const units = plan.units.filter(({ unit }) => unit.value === null).map(({ column }) => `units.${column}`);
  return [...names, ...blanks, ...units];
}

function dateOrderOf(
  cells: readonly SourceCell[],
  { dateOrder }: Choices,
  today: string,
): ImportPlan["dateOrder"] {
  if (cells.length === 0) return null;
  const guess = guessDateOrder(cells, today);
  return dateOrder ? chosen(dateOrder, guess.alternatives) : guess;
}

function decimalOf(
  table: SourceTable,
  columns: readonly ColumnGuess[],
  fields: readonly ColumnField[],
): Guess<Decimal> {
  const own = new Set(fields.flatMap(({ column, kind }) => (kind === "number" ? column : [])));
  const cells = columns
    .filter(({ column, target }) => isNumeric(target.value) || own.has(column))
    .flatMap(({ column }) => unsureCellsOf(table, column))
    .map(({ line, text }) => ({ line, text: numberIn(text) }));
  const isSure = table.typed !== undefined && cells.length === 0;
  return guessDecimal({ cells, delimiter: table.delimiter, format: isSure ? "." : table.decimal });
}

/** Leaves out the numbers of a workbook, which do not show how its texts write numbers. */
function unsureCellsOf(table: SourceTable, column: number): SourceCell[] {
  if (!table.typed) return cellsOf(table, column);
  const first = table.rows[0]?.line ?? 0;
  return table.typed.filter((cell) => cell.column === column && cell.line >= first);
}

function isNumeric(target: ColumnTarget | null): boolean {
  if (target === null) return false;
  return target === "latitude" || target === "longitude" || isMeasureTarget(target);
}

interface Places extends PlanRequest {
  columns: readonly ColumnGuess[];
}

function axesOf({ table, columns, choices, context, readGrid }: Places): ImportPlan["axes"] {
  const find = (target: ColumnTarget) => columns.find((column) => column.target.value === target)?.column;
  const [latitude, longitude, position] = [find("latitude"), find("longitude"), find("position")];
  if (position === undefined && (latitude === undefined || longitude === undefined)) return null;
  if (choices.axes) return chosen(choices.axes, ["as_written", "swapped"]);
  const pairs = table.rows.flatMap(({ line, cells }): WrittenPair[] => {
    const pair =
      latitude === undefined || longitude === undefined
        ? inOneCell(cells[position ?? -1] ?? "", readGrid)
        : inTwoCells(cells[latitude] ?? "", cells[longitude] ?? "");
    return pair ? [{ line, ...pair }] : [];
  });
  return guessAxes(pairs, context.places);
}

function inTwoCells(latitude: string, longitude: string): Omit<WrittenPair, "line"> | null {
  const [first, second] = [readDegrees(latitude, "NS"), readDegrees(longitude, "EW")];
  const isSet = first !== null && second !== null && (first !== 0 || second !== 0);
  return isSet ? { text: `${latitude} ${longitude}`, first, second } : null;
}

/**
 * `null` for letters and grids, which leave no doubt. A pair whose first value cannot be a latitude is read as written.
 */
function inOneCell(text: string, readGrid: ReadGrid): Omit<WrittenPair, "line"> | null {
  if (/[NSEW]/i.test(text) || readGrid(text)) return null;
  const place = readPosition(text, readGrid);
  if (place) return { text, first: place.latitude, second: place.longitude };
  const [one, other] = text.split(/[;,\s]+/).map((part) => readNumber(part, "."));
  const isSwapped =
    typeof one === "number" && typeof other === "number" && Math.abs(one) > 90 && Math.abs(other) <= 90;
  return isSwapped ? { text, first: one, second: other } : null;
}

/** A line is one catch of several fish unless the angler says that each fish was measured. */
function quantityOf(
  columns: readonly ColumnGuess[],
  cells: readonly SourceCell[],
  { quantity }: Choices,
): ImportPlan["quantity"] {
  if (!cells.some(({ text }) => (readNumber(text, ".") ?? 1) > 1)) return null;
  if (quantity) return chosen(quantity, ["one", "each"]);
  const header = columns.find(({ target }) => target.value === "quantity")?.header ?? "";
  return certain("one", { code: "header", header }, ["one", "each"]);
}

/** Returns the columns of fates that a program left as they were for every fish. */
function neverAnswered(table: SourceTable, columns: readonly ColumnGuess[]): number[] {
  return columns.flatMap(({ column, target }) => {
    const isEmpty =
      target.value === "fate" && isNeverAnswered(cellsOf(table, column).map(({ text }) => text));
    return isEmpty ? [column] : [];
  });
}
