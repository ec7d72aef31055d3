import { isDetailName } from "../../details/details.ts";
import { nameKey } from "../../text/fold.ts";
import { isSameMeaning, meaningOf } from "../custom-fields/known-meanings.ts";
import { type OwnField, roomForFields, isOffered } from "../custom-fields/own-field.ts";
import { readFate } from "../custom-fields/read-fate.ts";
import { readOwnValue } from "../custom-fields/read-own-value.ts";
import { splitHeader } from "../custom-fields/split-header.ts";
import { DATE_ORDERS, readDay } from "../dates/read-day.ts";
import { readTime } from "../dates/read-time.ts";
import { readNumber } from "../measures/read-number.ts";
import { isSpeciesName } from "../names/guess-names.ts";
import { readDegrees, type ReadGrid, readPosition } from "../places/read-position.ts";
import { certain, chosen, type Evidence, type Guess } from "../source/guess.ts";
import { cellsOf, type SourceCell, type SourceTable } from "../source/source-table.ts";
import {
  type ColumnTarget,
  IMPORT_FIELDS,
  ownFieldIn,
  ownFieldTarget,
  SHARED_TARGETS,
} from "./column-targets.ts";
import { readHeader } from "./read-header.ts";

export interface ColumnGuess {
  column: number;
  header: string;
  /** The number of cells that are not empty. */
  cells: number;
  /** The first cells that are not empty. */
  examples: readonly string[];
  target: Guess<ColumnTarget>;
}

/** The column with the problems, in a file of faulty lines that was downloaded to be corrected. */
export const PROBLEM_HEADER = "problem";

const EXAMPLES = 3;
/** The share of cells that must fit. */
const MOST_FIT = 0.9;
const SPECIES_FIT = 0.5;
/** A column with more names is not one of species: anglers catch fewer kinds. */
const MOST_SPECIES = 60;
const SAMPLE = 500;

export interface Known {
  /** The current day where the angler is, as yyyy-mm-dd. */
  today: string;
  readGrid: ReadGrid;
  fields: readonly OwnField[];
}

/** Guesses what each column is from its header, else from its cells. Each field is taken once. */
export function guessColumns(
  table: SourceTable,
  choices: Readonly<Record<number, ColumnTarget>>,
  known: Known,
): ColumnGuess[] {
  const taken = new Set<ColumnTarget>(Object.values(choices));
  const guesses = new Map<number, Guess<ColumnTarget>>();
  const columns = table.headers.map((header, column) => ({ column, header, cells: cellsOf(table, column) }));
  let room = roomForFields(known.fields);
  for (const { column, header } of columns) {
    const target = possible(asOwn(choices[column], header, known.fields), { ...known, room });
    if (target === null) continue;
    room -= roomOf(target);
    guesses.set(column, chosen(target, alternativesTo(target)));
  }
  const take = (column: number, target: ColumnTarget, evidence: Evidence) => {
    if (taken.has(target) && !SHARED_TARGETS.has(target)) return;
    taken.add(target);
    room -= roomOf(target);
    guesses.set(column, certain(target, evidence, alternativesTo(target)));
  };
  const countsFates = columns.some(isCountOfFate);
  const open = () => columns.filter(({ column, cells }) => !guesses.has(column) && cells.length > 0);
  const clearFirst = open().toSorted((one, other) => readings(one.header) - readings(other.header));
  for (const { column, header, cells } of clearFirst) {
    const target =
      header === PROBLEM_HEADER ? "left_out" : byHeader(header, { cells, taken, countsFates, ...known });
    const fields = known.fields.filter(({ id }) => !taken.has(ownFieldTarget(id)));
    const own = guessOwnField({ header, cells, target }, { fields, hasRoom: room > 0 });
    if (own) take(column, own.target, own.evidence);
    else if (target) take(column, target, { code: "header", header });
  }
  for (const { column, cells } of open()) {
    const found = byContent(cells, known);
    if (found) take(column, found.target, found.evidence);
  }
  return columns.map(({ column, header, cells }) => ({
    column,
    header,
    cells: cells.length,
    examples: cells.slice(0, EXAMPLES).map(({ text }) => text),
    target: guesses.get(column) ?? certain(cells.length > 0 ? "noted" : "left_out", { code: "nothing" }),
  }));
}

/** Replaces a new field with an own field of the log if that has the same name. */
function asOwn(
  target: ColumnTarget | undefined,
  header: string,
  fields: readonly OwnField[],
): ColumnTarget | undefined {
  if (target !== "new_field") return target;
  const names = new Set([header, splitHeader(header).name].map(nameKey));
  const own = fields.find(({ subject, name }) => subject === "catch" && names.has(nameKey(name)));
  return own ? ownFieldTarget(own.id) : target;
}

/**
 * `null` if the target is not possible any more: an own field may have been deleted since, and the log takes only so
 * many.
 */
function possible(
  target: ColumnTarget | undefined,
  { fields, room }: Known & { room: number },
): ColumnTarget | null {
  if (target === undefined) return null;
  const id = ownFieldIn(target);
  const isThere = id === null ? roomOf(target) <= room : fields.some((field) => field.id === id);
  return isThere ? target : null;
}

/** Returns how many new fields the target needs. */
function roomOf(target: ColumnTarget): 0 | 1 {
  return target === "new_field" ? 1 : 0;
}

/** Returns 1 for a header that names two fields; it is read after those that name one. */
function readings(header: string): number {
  return readHeader(header).length > 1 ? 1 : 0;
}

function alternativesTo(target: ColumnTarget): ColumnTarget[] {
  const all: ColumnTarget[] = ["noted", "left_out", ...IMPORT_FIELDS];
  return all.filter((other) => other !== target);
}

interface Column extends Known {
  cells: readonly SourceCell[];
  taken: ReadonlySet<ColumnTarget>;
  /** Whether "kept" and "released" are numbers of fish. */
  countsFates: boolean;
}

/** True for a column such as "Kept" with numbers of fish. A 0 and a 1 may be a no and a yes. */
function isCountOfFate({ header, cells }: Pick<Asked, "header" | "cells">): boolean {
  const isFate = readHeader(header).some(({ field }) => field === "fate");
  return isFate && cells.some(({ text }) => (readNumber(text, ".") ?? 0) > 1);
}

function byHeader(header: string, column: Column): ColumnTarget | undefined {
  const isFree = (field: ColumnTarget) => !column.taken.has(field);
  const fields = readHeader(header)
    .map(({ field }) => field)
    .filter((field) => isFree(field) || SHARED_TARGETS.has(field));
  const field =
    fields.find((one) => fields.length > 1 && CONTENT[one]?.(column.cells)) ??
    fields.find((one) => isFree(one) && (fields.length === 1 || !CONTENT[one])) ??
    fields.find(isFree) ??
    fields[0];
  return field && asItsCells(field, header, column);
}

/** Corrects the field by its cells: a "time" with a day in it is a date, and a "location" of numbers is a position. */
function asItsCells(field: ColumnTarget, header: string, column: Column): ColumnTarget | undefined {
  const { cells, taken, today, readGrid } = column;
  if (field === "date") return areDates(cells, today) ? field : undefined;
  if (field === "fate") return areFates(header, column) ? field : undefined;
  const areDays = () => shareOfDays(cells, today) >= MOST_FIT;
  if (field === "time" && !taken.has("date") && areDays()) return "date";
  return field === "spot" && arePositions(cells, readGrid) ? "position" : field;
}

function areDates(cells: readonly SourceCell[], today: Column["today"]): boolean {
  const hasYears = share(cells, ({ text }) => /\d{4}/.test(text)) >= SPECIES_FIT;
  return hasYears || shareOfDays(cells, today) >= SPECIES_FIT;
}

function shareOfDays(cells: readonly SourceCell[], today: Column["today"]): number {
  return share(cells, ({ text }) => readsAsDay(text, today));
}

function arePositions(cells: readonly SourceCell[], readGrid: Column["readGrid"]): boolean {
  return share(cells, ({ text }) => readPosition(text, readGrid) !== null) >= MOST_FIT;
}

function areFates(header: string, { cells, countsFates }: Column): boolean {
  return !countsFates && fates(cells, header) / cells.length >= SPECIES_FIT;
}

/** Checks of the cells that tell fields of the same name apart. */
const CONTENT: Partial<Record<ColumnTarget, (cells: readonly SourceCell[]) => boolean>> = {
  longitude: (cells) => share(cells, ({ text }) => isLongitude(text)) >= MOST_FIT,
  time: (cells) => share(cells, ({ text }) => readTime(text) !== null) >= SPECIES_FIT,
};

/** A longitude has three or more decimals, a letter or a degree sign; a length does not. */
function isLongitude(text: string): boolean {
  const degrees = readDegrees(text, "EW");
  return degrees !== null && (/[.,]\d{3}/.test(text) || /[EWO°]/i.test(text)) && Math.abs(degrees) <= 180;
}

function byContent(
  cells: readonly SourceCell[],
  { today, readGrid }: Known,
): { target: ColumnTarget; evidence: Evidence } | undefined {
  const sample = cells.slice(0, SAMPLE);
  const texts = new Set(cells.map(({ text }) => text));
  const fits: [ColumnTarget, (text: string) => boolean, number][] = [
    ["date", (text) => isDay(text, today), MOST_FIT],
    ["position", (text) => isNoNumber(text) && readPosition(text, readGrid) !== null, MOST_FIT],
    ["time", (text) => isNoNumber(text) && readTime(text) !== null, MOST_FIT],
    ["fate", (text) => readFate({ header: "", text }) !== null, MOST_FIT],
    ["species", (text) => texts.size <= MOST_SPECIES && isSpeciesName(text), SPECIES_FIT],
  ];
  for (const [target, isFitting, least] of fits) {
    const fitting = sample.filter(({ text }) => isFitting(text)).length;
    if (fitting / sample.length >= least) {
      return { target, evidence: { code: "content", fitting, cells: sample.length } };
    }
  }
  return undefined;
}

/** A plain number is a day only if a header says so. */
function isDay(text: string, today: string): boolean {
  return isNoNumber(text) && readsAsDay(text, today);
}

function readsAsDay(text: string, today: string): boolean {
  return DATE_ORDERS.some((order) => readDay(text, order, today) !== null);
}

function isNoNumber(text: string): boolean {
  return readNumber(text, ".") === null && readNumber(text, ",") === null;
}

function share(cells: readonly SourceCell[], isFitting: (cell: SourceCell) => boolean): number {
  return cells.length === 0 ? 0 : cells.filter(isFitting).length / cells.length;
}

interface Asked {
  header: string;
  cells: readonly SourceCell[];
  /** The header's meaning, leaving out own fields. */
  target: ColumnTarget | undefined;
}

interface KnownFields {
  fields: readonly OwnField[];
  /** Whether the log takes another field. */
  hasRoom: boolean;
}

interface Found {
  target: ColumnTarget;
  evidence: Evidence;
}

/** Returns an own field of the log with the same name or meaning, else a new field if many anglers note it. */
function guessOwnField({ header, cells, target }: Asked, { fields, hasRoom }: KnownFields): Found | null {
  if (target !== undefined && target !== "quantity" && !isDetailName(target)) return null;
  const sample = cells.slice(0, SAMPLE);
  const own = fields.find(
    (field) => isOffered(field) && isAbout(field, header, sample) && fitsField(field, header, sample),
  );
  if (own) return { target: ownFieldTarget(own.id), evidence: { code: "own_field", name: own.name } };
  const isNew = hasRoom && target === undefined && meaningOf(header) !== null;
  return isNew ? { target: "new_field", evidence: { code: "header", header } } : null;
}

function isAbout({ name }: OwnField, header: string, cells: readonly SourceCell[]): boolean {
  const names = [header, splitHeader(header).name].map(nameKey);
  if (names.includes(nameKey(name)) || (isQuantity(header) && isQuantity(name))) return true;
  const meaning = meaningOf(header) ?? (fates(cells, "") === cells.length ? "kept_or_released" : null);
  return isSameMeaning(meaning, meaningOf(name));
}

function isQuantity(name: string): boolean {
  return readHeader(name).some(({ field }) => field === "quantity");
}

function fitsField(field: OwnField, header: string, cells: readonly SourceCell[]): boolean {
  const fitting = cells.filter(({ text }) => "value" in readOwnValue({ header, text }, field, "."));
  return fitting.length / cells.length >= MOST_FIT;
}

/** Counts the cells that say what became of the fish. */
function fates(cells: readonly SourceCell[], header: string): number {
  return cells.filter(({ text }) => readFate({ header, text }) !== null).length;
}
