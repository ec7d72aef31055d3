import { PROBLEM_HEADER } from "@creel/domain/import/columns/guess-columns";
import { linesAbove, withHeaderLine } from "@creel/domain/import/columns/header-line";
import type { Choices, ImportContext } from "@creel/domain/import/plan/choices";
import type { ColumnField } from "@creel/domain/import/plan/plan-fields";
import { type ImportPlan, openQuestions, planImport } from "@creel/domain/import/plan/plan-import";
import {
  importRows,
  type ImportRows,
  type RowChoices,
  type WaypointUse,
} from "@creel/domain/import/rows/import-rows";
import type { RowContext } from "@creel/domain/import/rows/row-context";
import type { SourceProblem } from "@creel/domain/import/source/source-problem";
import type { SourceRow, SourceTable } from "@creel/domain/import/source/source-table";
import { stageRows } from "@creel/domain/import/staging/stage-rows";
import type { StagedCatch } from "@creel/domain/import/staging/staged-catch";
import { stringify } from "@vanillaes/csv";
import { v5 as uuidv5 } from "uuid";

import { clocks } from "../../places/clocks.ts";
import { readGrid } from "./geo/read-grid.ts";
import { readCsv } from "./read-csv.ts";
import { hasPhotos, type ReadFile, readFile, readFiles } from "./read-file.ts";
import type { Encoding } from "./source/encodings.ts";
import { newSource, type ReadSource } from "./source/read-source.ts";
import { READ_LIMITS, type RefusalCode, RefusedFileError } from "./source/refusal.ts";

export type ImportRequest =
  /** Replaces the files read before. If any of several files is a photo, all count as photos. */
  | { kind: "open"; files: readonly File[]; encoding?: Encoding | undefined }
  | PlanFileRequest
  | RowsRequest
  /** Returns the lines to fix as CSV, from a sheet of the open file or from a table in the request. */
  | { kind: "lines"; sheet: number | SourceTable; problems: readonly ProblemLine[] }
  /** Returns a picture of the open archive. */
  | { kind: "picture"; name: string };

/** Plans how a table is read. */
interface PlanFileRequest extends PlanRequest {
  kind: "plan";
}

/** Makes the rows of an import from the open file. */
interface RowsRequest extends Pick<RowContext, "waters" | "lures" | "timeZone"> {
  kind: "rows";
  importId: string;
  /** `null` for the catches that were planned last, which the worker still has. */
  catches: readonly StagedCatch[] | null;
  choices: RowChoices;
}

/** Catches with the custom fields they were read with. */
interface PlannedRows {
  catches: readonly StagedCatch[];
  fields: readonly ColumnField[];
}

/** A table without its lines, which stay in the worker. */
type OpenedSheet = Pick<SourceTable, "name" | "headers"> & { rows: number };

export type ImportAnswer =
  | { kind: "opened"; source: Omit<ReadSource, "tables">; sheets: readonly OpenedSheet[] }
  | Planned
  | { kind: "rows"; made: ImportRows }
  | { kind: "lines"; csv: string }
  | { kind: "picture"; picture: Blob }
  | { kind: "refused"; code: RefusalCode; detail: string };

interface Planned {
  kind: "planned";
  plan: ImportPlan;
  questions: readonly string[];
  catches: readonly StagedCatch[];
  /** Problems of the table itself, apart from its catches. */
  problems: readonly SourceProblem[];
}

export type ImportWork = (request: ImportRequest) => Promise<ImportAnswer>;

/** Keeps the files it has read, so that a changed choice does not read them again. */
export function newImportWork(): ImportWork {
  let read: ReadFile | null = null;
  let planned: PlannedRows = { catches: [], fields: [] };
  let lastChoices: Choices = {};
  const answer: ImportWork = async (request) => {
    if (request.kind === "open") {
      read = await openFiles(request.files, request.encoding);
      return opened(read.source);
    }
    const open = read ?? closedFor(request);
    switch (request.kind) {
      case "plan": {
        const made = plan(open.source, request);
        planned = { catches: made.catches, fields: made.plan.fields };
        lastChoices = request.choices;
        return made;
      }
      case "rows":
        return {
          kind: "rows",
          made: rowsOf(open.source, {
            ...request,
            ...(request.catches === null ? planned : { catches: request.catches, fields: [] }),
          }),
        };
      case "lines":
        return {
          kind: "lines",
          csv: writeLines(linesOf(open.source, request.sheet, lastChoices), request.problems),
        };
      case "picture":
        if (!open.zip) throw new RefusedFileError("broken", request.name);
        return { kind: "picture", picture: await open.zip.readBlob(request.name) };
    }
  };
  return async (request) => {
    try {
      return await answer(request);
    } catch (error) {
      if (!(error instanceof RefusedFileError)) throw error;
      return { kind: "refused", code: error.code, detail: error.detail };
    }
  };
}

const NOTHING: ReadFile = { source: newSource("table"), zip: null };

/** Handles requests when no file is open: photos belong to no file, and a request may bring its own lines. */
function closedFor(request: ImportRequest): ReadFile {
  if (request.kind === "rows" && request.catches !== null) return NOTHING;
  if (request.kind === "lines" && typeof request.sheet !== "number") return NOTHING;
  throw new RefusedFileError("closed");
}

async function openFiles(files: readonly File[], encoding?: Encoding): Promise<ReadFile> {
  const [file] = files;
  if (!file) throw new RefusedFileError("empty");
  if (files.length === 1) return readFile({ file, name: file.name, encoding });
  if (files.length > READ_LIMITS.photos) throw new RefusedFileError("too_many_photos", READ_LIMITS.photos);
  if (!(await hasPhotos(files))) return readFiles(files, encoding);
  return { source: newSource("photos"), zip: null };
}

function opened({ tables, ...source }: ReadSource): ImportAnswer {
  const sheets = tables.map(({ name, headers, rows }) => ({ name, headers, rows: rows.length }));
  return { kind: "opened", source, sheets };
}

interface PlanRequest {
  sheet: number;
  choices: Choices;
  context: ImportContext;
  /** `each` plans only those points of a map that are catches. */
  waypoints?: WaypointUse;
}

/** Choices that the format implies apply unless the angler chooses otherwise. */
function plan(source: ReadSource, { sheet, choices, context, waypoints }: PlanRequest): Planned {
  const all = tableAs(sheetOf(source, sheet), choices);
  const isCaught = ({ line, isCatch }: SourceRow) => isCatch ?? source.places[line - 1]?.isCatch ?? false;
  const table = waypoints === "each" ? { ...all, rows: all.rows.filter(isCaught) } : all;
  const ofFormat = source.choices[sheet] ?? {};
  const mergedChoices: Choices = {
    ...ofFormat,
    ...choices,
    columns: { ...ofFormat.columns, ...choices.columns },
    units: { ...ofFormat.units, ...choices.units },
    speciesNames: { ...ofFormat.speciesNames, ...choices.speciesNames },
    lureNames: { ...ofFormat.lureNames, ...choices.lureNames },
  };
  const made = planImport({ table, choices: mergedChoices, context, readGrid });
  const hasPictures = source.pictures.length > 0;
  const catches = stageRows({ table, plan: made, context, clocks, readGrid, hasPictures });
  const problems = [...(all.problems ?? []), ...linesAbove(all)];
  return { kind: "planned", plan: made, questions: openQuestions(made), catches, problems };
}

/** Makes rows whose ids are the same for the same import. */
function rowsOf(
  source: ReadSource,
  { importId, catches, fields, choices, waters, lures, timeZone }: RowsRequest & PlannedRows,
): ImportRows {
  const idOf = (key: string) => uuidv5(key, importId);
  return importRows({
    parts: source,
    catches,
    fields,
    choices,
    context: { waters, lures, timeZone, clocks, idOf },
  });
}

/** Splits the table and names its columns as the angler chose. */
function tableAs(table: SourceTable, { delimiter, headerLine }: Choices): SourceTable {
  const { text, name } = table;
  const isSplit = delimiter !== undefined && text !== undefined && delimiter !== table.delimiter;
  return withHeaderLine(isSplit ? readCsv(name, text, delimiter) : table, headerLine);
}

/** Returns a sheet as it was read last, or the table of the request. */
function linesOf(source: ReadSource, sheet: number | SourceTable, choices: Choices): SourceTable {
  return typeof sheet === "number" ? tableAs(sheetOf(source, sheet), choices) : sheet;
}

function sheetOf({ tables }: ReadSource, sheet: number): SourceTable {
  const table = tables[sheet];
  if (!table) throw new RefusedFileError("empty");
  return table;
}

/** A line of a file with its problem, as a sentence. */
interface ProblemLine {
  line: number;
  problem: string;
}

/** Tells a spreadsheet that the file is UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";
/** A spreadsheet would run a cell that begins like this as a formula. Reading the file removes the added apostrophe. */
const FORMULA = /^[=+\-@\t\r]/;

/** Writes these lines as they were, to be fixed and imported again. */
function writeLines({ headers, rows }: SourceTable, problems: readonly ProblemLine[]): string {
  const problemOf = new Map(problems.map(({ line, problem }) => [line, problem]));
  const named = headers.map((header, index) => header || `Column ${index + 1}`);
  const records = rows.flatMap(({ line, cells }) => {
    const problem = problemOf.get(line);
    return problem === undefined ? [] : [[...headers.map((_, index) => cells[index] ?? ""), problem]];
  });
  const all = [[...named, PROBLEM_HEADER], ...records];
  return BYTE_ORDER_MARK + stringify(all.map((cells) => cells.map(withoutFormula)));
}

function withoutFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}
