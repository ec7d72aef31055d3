import type { ColumnTarget } from "../columns/column-targets.ts";
import { readNumber } from "../measures/read-number.ts";
import type { ReadGrid } from "../places/read-position.ts";
import type { ImportContext } from "../plan/choices.ts";
import type { ImportPlan } from "../plan/plan-import.ts";
import type { SourceRow, SourceTable } from "../source/source-table.ts";
import type { Clocks } from "./clocks.ts";
import { newRowReader, type RowReader } from "./row-reader.ts";
import { stageDetails } from "./stage-details.ts";
import { stagePlace } from "./stage-place.ts";
import { stageTime } from "./stage-time.ts";
import type { RowProblem, StagedCatch } from "./staged-catch.ts";

export interface StageRequest {
  table: SourceTable;
  plan: ImportPlan;
  context: ImportContext;
  clocks: Clocks;
  readGrid: ReadGrid;
  /** Whether pictures came with the file: without them, the names of photos are words like others. */
  hasPictures?: boolean;
}

/** A line with more fish than this has something else in that column. */
const MOST_OF_A_LINE = 100;

/** What each line becomes by the plan; nothing of a line is lost that is not left out by choice. */
export function stageRows(request: StageRequest): StagedCatch[] {
  const columns = columnsByTarget(request.plan);
  return request.table.rows
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""))
    .flatMap((row) => stageRow(row, newRowReader(row, columns), request));
}

function stageRow(row: SourceRow, reader: RowReader, request: StageRequest): StagedCatch[] {
  const { plan, context, clocks, readGrid, hasPictures = false } = request;
  const problems: RowProblem[] = [];
  const species = speciesOf(reader, plan);
  if (species === null) problems.push({ severity: "missing", code: "no_species", header: "", text: "" });
  const { isObscured = false } = row;
  const place = stagePlace(reader, { axes: plan.axes, readGrid, isObscured });
  const when = stageTime(reader, { plan, clocks, today: context.today, place: place.value });
  const details = stageDetails(reader, { plan, hasPictures });
  problems.push(...place.problems, ...when.problems, ...details.problems);
  const staged: StagedCatch = {
    line: row.line,
    part: 1,
    fields: {
      ...(species === null ? {} : { species }),
      ...place.value,
      time_zone: when.zone,
      ...details.fields,
    },
    when: when.value,
    water: reader.text("water"),
    spot: reader.text("spot"),
    id: idIn(reader),
    custom: details.custom,
    ...(row.known && { known: row.known }),
    photos: [...(row.photos ?? []), ...(hasPictures ? photosIn(reader) : [])],
    problems,
  };
  return parted(staged, quantityIn(reader, plan));
}

function photosIn(reader: RowReader): string[] {
  return reader.all("photos").flatMap(({ text }) => text.split(/\s*;\s*/));
}

function speciesOf(reader: RowReader, plan: ImportPlan): string | null {
  const written = reader.text("species");
  if (written === null) return plan.onlySpecies;
  return plan.species.find((name) => name.written === written)?.value ?? written;
}

function idIn(reader: RowReader): string | null {
  const id = reader.text("id") ?? "";
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id) ? id.toLowerCase() : null;
}

interface Quantity {
  count: number;
  isDecided: boolean;
}

function quantityIn(reader: RowReader, plan: ImportPlan): Quantity {
  const number = readNumber(reader.text("quantity") ?? "", ".") ?? 1;
  const isSeveral = Number.isInteger(number) && number > 1 && number <= MOST_OF_A_LINE;
  if (!isSeveral) return { count: 1, isDecided: true };
  return { count: plan.quantity?.value === "each" ? number : 1, isDecided: plan.quantity?.value !== null };
}

/** Only the first is the fish that was measured, in own fields too. */
function parted(staged: StagedCatch, { count, isDecided }: Quantity): StagedCatch[] {
  if (!isDecided) {
    const question: RowProblem = { severity: "question", code: "not_decided", header: "", text: "quantity" };
    return [{ ...staged, problems: [...staged.problems, question] }];
  }
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
