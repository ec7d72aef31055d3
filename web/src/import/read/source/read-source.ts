import { findHeader, NO_HEADER, withHeaderLine } from "@creel/domain/import/columns/header-line";
import type { Choices } from "@creel/domain/import/plan/choices";
import type { Guess } from "@creel/domain/import/source/guess";
import type { SourceKind, SourceParts } from "@creel/domain/import/source/source-parts";
import type { SourceProblem } from "@creel/domain/import/source/source-problem";
import type { SourceTable, Decimal, SourceRow } from "@creel/domain/import/source/source-table";

import type { Encoding } from "./encodings.ts";
import { READ_LIMITS, RefusedFileError } from "./refusal.ts";

/** The content of a file, whatever its format. */
export interface ReadSource extends SourceParts {
  /**
   * The sheets of a workbook, or several files of lines; otherwise one table. Empty for photos alone and for a Creel's
   * own files.
   */
  tables: readonly SourceTable[];
  /** Choices that the format of each table implies, by the index of the table. */
  choices: readonly Choices[];
  /** Problems of the source as a whole. A table has its own. */
  problems: readonly SourceProblem[];
  /** The likely encoding of a text that is not UTF-8 and does not declare one; else `null`. */
  encoding: Guess<Encoding> | null;
}

export function newSource(kind: SourceKind, parts: Partial<ReadSource> = {}): ReadSource {
  return {
    kind,
    tables: [],
    choices: [],
    trips: [],
    places: [],
    tracks: [],
    lures: [],
    records: null,
    pictures: [],
    problems: [],
    encoding: null,
    ...parts,
  };
}

interface Lines {
  name: string;
  lines: readonly SourceRow[];
  delimiter: string | null;
  decimal: Decimal | null;
}

/** Makes a table. Its header line is a guess that can be changed later. */
export function tableOfLines({ name, lines, delimiter, decimal }: Lines): SourceTable {
  const full = lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  if (full.length > READ_LIMITS.rows + 1) throw new RefusedFileError("too_many_rows", READ_LIMITS.rows);
  const columns = full.reduce((most, { cells }) => Math.max(most, lastFull(cells) + 1), 0);
  refuseColumns(columns);
  const headers = Array.from({ length: columns }, () => "");
  const table = { name, headers, rows: full, lines: full, delimiter, decimal };
  return withHeaderLine(table, findHeader(full)?.line ?? NO_HEADER);
}

/** Makes a table with one object per line, as in the formats of other apps. Numbers have a decimal point. */
export function tableOfObjects(
  name: string,
  objects: readonly Readonly<Record<string, string>>[],
  photos: readonly (readonly string[])[] = [],
): SourceTable {
  if (objects.length > READ_LIMITS.rows) throw new RefusedFileError("too_many_rows", READ_LIMITS.rows);
  const headers = namesIn(objects);
  refuseColumns(headers.length);
  const rows = objects.map((object, index): SourceRow => {
    const cells = headers.map((header) => (Object.hasOwn(object, header) ? (object[header] ?? "") : ""));
    return { line: index + 1, cells, photos: photos[index] ?? [] };
  });
  return { name, headers, rows, delimiter: null, decimal: "." };
}

/** Returns the keys that have a text in at least one object. */
function namesIn(objects: readonly Readonly<Record<string, string>>[]): string[] {
  const names = objects.flatMap((object) => Object.entries(object)).filter(([, text]) => text.trim() !== "");
  return [...new Set(names.map(([name]) => name))];
}

function lastFull(cells: readonly string[]): number {
  return cells.findLastIndex((cell) => cell.trim() !== "");
}

/** @throws RefusedFileError if there are more columns than anybody writes by hand */
export function refuseColumns(columns: number): void {
  if (columns > READ_LIMITS.columns) throw new RefusedFileError("too_many_columns", READ_LIMITS.columns);
}
