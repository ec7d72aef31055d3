import { DETAILS } from "../../details/details.ts";
import { cleanName } from "../../text/clean-name.ts";
import type { ColumnTarget } from "../columns/column-targets.ts";
import { readNumber } from "../measures/read-number.ts";
import { isNoFish } from "../names/no-fish.ts";
import type { ReadGrid } from "../places/read-position.ts";
import type { ImportContext } from "../plan/choices.ts";
import { blankLines } from "../plan/plan-blanks.ts";
import type { ImportPlan } from "../plan/plan-import.ts";
import type { SourceRow, SourceTable } from "../source/source-table.ts";
import type { Clocks } from "./clocks.ts";
import { stageDetails } from "./stage-details.ts";
import { stagePlace, type StagedPlace } from "./stage-place.ts";
import { stageTime, type StagedClock } from "./stage-time.ts";
import {
  newRowReader,
  type RowCell,
  type RowReader,
  labeled,
  type RowProblem,
  type StagedCatch,
  type StagedFields,
  type ProblemCode,
  type Severity,
} from "./staged-catch.ts";

export interface StageRequest {
  table: SourceTable;
  plan: ImportPlan;
  context: ImportContext;
  clocks: Clocks;
  readGrid: ReadGrid;
  /** True if pictures came with the file. Without them, the names of photos are notes. */
  hasPictures?: boolean;
}

/** Turns each line into catches by the plan. Nothing in a line is lost unless it is left out by choice. */
export function stageRows(request: StageRequest): StagedCatch[] {
  const { plan, table } = request;
  const columns = columnsByTarget(plan);
  const use = plan.blanks?.use.value;
  const blanks = blankLines(plan.blanks);
  return table.rows
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""))
    .filter(({ line }) => use !== "left_out" || !blanks.has(line))
    .flatMap((row) => {
      const reader = newRowReader(row, columns);
      return blanks.has(row.line) ? [stageBlankDay(row, reader, request)] : stageRow(row, reader, request);
    });
}

function stageBlankDay(row: SourceRow, reader: RowReader, request: StageRequest): StagedCatch {
  const { plan } = request;
  const { species, place, when } = stageWhatAndWhere(row, reader, request);
  return stageBlank(row, reader, { plan, place, when, species: species.fields.species ?? null });
}

function stageWhatAndWhere(
  { isObscured = false }: SourceRow,
  reader: RowReader,
  { plan, context, clocks, readGrid }: StageRequest,
) {
  const species = stageSpecies(reader, plan);
  const place = stagePlace(reader, { axes: plan.axes, readGrid, isObscured });
  const when = stageTime(reader, { plan, clocks, today: context.today, place: place.value });
  return { species, place, when };
}

function stageRow(row: SourceRow, reader: RowReader, request: StageRequest): StagedCatch[] {
  const { plan, hasPictures = false } = request;
  const head = stageHead(row, reader, request);
  const details = stageDetails(reader, { plan, hasPictures, rest: unused(reader, head.used) });
  const staged: StagedCatch = {
    line: row.line,
    part: 1,
    fields: { ...head.fields, ...details.fields },
    when: head.when,
    water: reader.text("water"),
    spot: reader.text("spot"),
    id: head.id,
    custom: details.custom,
    ...(row.known && { known: row.known }),
    photos: [...(row.photos ?? []), ...(hasPictures ? photosIn(reader) : [])],
    problems: [...head.problems, ...details.problems],
  };
  return splitByCount(staged, head.count);
}

/** Stages the species, the place, the time and the number of fish. */
function stageHead(row: SourceRow, reader: RowReader, request: StageRequest) {
  const { species, place, when } = stageWhatAndWhere(row, reader, request);
  const quantity = stageQuantity(reader, request.plan);
  const id = idIn(reader);
  const named = (["species", "water", "spot"] as const).flatMap((target) => reader.cell(target) ?? []);
  return {
    fields: { ...species.fields, ...place.value, ...quantity.fields, time_zone: when.zone },
    when: when.value,
    count: quantity.count,
    id: id.value,
    used: [...named, ...place.used, ...when.used, ...quantity.used, ...id.used],
    problems: [...species.problems, ...place.problems, ...when.problems, ...quantity.problems],
  };
}

/** Targets that are not details. Their unused cells go to the notes. */
const HEAD_TARGETS = [
  "species",
  "date",
  "time",
  "time_zone",
  "latitude",
  "longitude",
  "position",
  "water",
  "spot",
  "id",
  "quantity",
] as const;

function unused(reader: RowReader, used: readonly RowCell[]): RowCell[] {
  const columns = new Set(used.map(({ column }) => column));
  return HEAD_TARGETS.flatMap((target) => reader.all(target)).filter(({ column }) => !columns.has(column));
}

function photosIn(reader: RowReader): string[] {
  return reader.all("photos").flatMap(({ text }) => text.split(/\s*;\s*/));
}

function stageSpecies(
  reader: RowReader,
  plan: ImportPlan,
): { fields: { species?: string }; problems: RowProblem[] } {
  const cell = reader.text("species");
  const written = cell === null ? null : cleanName(cell);
  const named = plan.species.find((name) => name.written === written)?.value ?? written;
  const species = named ?? plan.onlySpecies;
  if (species !== null) return { fields: { species }, problems: [] };
  return { fields: {}, problems: [{ severity: "missing", code: "no_species", header: "", text: "" }] };
}

function idIn(reader: RowReader): { value: string | null; used: RowCell[] } {
  const cell = reader.cell("id");
  const isUuid = cell && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(cell.text);
  return isUuid ? { value: cell.text.toLowerCase(), used: [cell] } : { value: null, used: [] };
}

/** Copies the catch without its measures, in own fields too: only the first fish was measured. */
function splitByCount(staged: StagedCatch, count: number): StagedCatch[] {
  const { length: _length, weight: _weight, ...others } = staged.fields;
  const custom = Object.fromEntries(
    Object.entries(staged.custom ?? {}).filter(([, value]) => typeof value !== "number"),
  );
  const more = Array.from({ length: count - 1 }, (_, index) => ({
    ...staged,
    part: index + 2,
    fields: others,
    custom,
    photos: [],
    id: null,
  }));
  return [staged, ...more];
}

function columnsByTarget(plan: ImportPlan): ReadonlyMap<ColumnTarget, { column: number; header: string }[]> {
  const found = new Map<ColumnTarget, { column: number; header: string }[]>();
  for (const { column, header, target } of plan.columns) {
    if (target.value === null) continue;
    found.set(target.value, [...(found.get(target.value) ?? []), { column, header }]);
  }
  return found;
}

/** A line with more fish than this is not as many catches. */
const MOST_OF_A_LINE = 100;

interface StagedQuantity {
  /** The number of catches in the line. */
  count: number;
  fields: Pick<StagedFields, "quantity">;
  problems: RowProblem[];
  /** Empty if the cell is left for the notes. */
  used: RowCell[];
}

/** Counts as many catches as the line says, or one of so many fish. */
function stageQuantity(reader: RowReader, { quantity }: ImportPlan): StagedQuantity {
  const cell = reader.cell("quantity");
  if (!cell) return oneCatch([]);
  const number = readNumber(cell.text, ".");
  if (number === null) return oneCatch([problem("warning", "unreadable", cell)]);
  const isEach = quantity?.value === "each";
  const { min, max } = DETAILS.quantity;
  const isCount = Number.isInteger(number) && number >= min && number <= (isEach ? MOST_OF_A_LINE : max);
  if (!isCount) return oneCatch([problem("warning", "out_of_range", cell)]);
  return {
    count: isEach ? number : 1,
    fields: isEach ? {} : { quantity: number },
    problems: [],
    used: [cell],
  };
}

/** The cell is left for the notes. */
function oneCatch(problems: RowProblem[]): StagedQuantity {
  return { count: 1, fields: {}, problems, used: [] };
}

function problem(severity: Severity, code: ProblemCode, { header, text }: RowCell): RowProblem {
  return { severity, code, header, text };
}

interface BlankContext {
  plan: ImportPlan;
  place: StagedPlace;
  when: StagedClock;
  /** The stored value; `null` if the line has none. */
  species: string | null;
}

/**
 * Stages a day without a fish, which needs neither a species nor a place. Cells that a trip has no field for go to its
 * notes.
 */
function stageBlank(
  { line, photos = [] }: SourceRow,
  reader: RowReader,
  { plan, place, when, species }: BlankContext,
): StagedCatch {
  const notes = notesOf(reader, [...when.used, ...(place.value ? place.used : [])], photos);
  const isTooLong = notes.length > DETAILS.notes.maxLength;
  const target = species !== null && !isNoFish(species) ? { species } : {};
  return {
    line,
    part: 1,
    isBlank: true,
    fields: {
      ...target,
      ...place.value,
      time_zone: when.zone,
      ...(notes !== "" && !isTooLong && { notes }),
    },
    when: when.value,
    water: reader.text("water"),
    spot: null,
    id: null,
    photos: [],
    problems: [
      ...when.problems,
      ...place.problems.filter(({ severity }) => severity === "question"),
      ...(isTooLong ? [blankProblem("missing", "too_long", notes)] : []),
      ...questions(plan, species ?? "0"),
    ],
  };
}

function questions({ blanks }: ImportPlan, text: string): RowProblem[] {
  return blanks?.use.value === null ? [blankProblem("question", "not_decided", text)] : [];
}

function notesOf(reader: RowReader, used: readonly RowCell[], photos: readonly string[]): string {
  const named = (["species", "water", "quantity"] as const).flatMap((target) => reader.cell(target) ?? []);
  const written = reader.all("notes");
  const sizes = [...reader.all("length"), ...reader.all("weight")].filter(({ text }) => text.startsWith("0"));
  const others = reader.allBut([...used, ...named, ...written, ...sizes]);
  return [...written.map(({ text }) => text), ...others.map(labeled), ...photos].join("\n");
}

function blankProblem(severity: RowProblem["severity"], code: RowProblem["code"], text: string): RowProblem {
  return { severity, code, header: "", text };
}
