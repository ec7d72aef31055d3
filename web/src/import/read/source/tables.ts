import { hasHeader } from "@creel/domain/import/columns/guess-columns";
import type { Decimal, SourceRow, SourceTable } from "@creel/domain/import/source/source-table";

import { READ_LIMITS, RefusedFileError } from "./refusal.ts";

interface Lines {
  name: string;
  lines: readonly SourceRow[];
  delimiter: string | null;
  decimal: Decimal | null;
}

/** The first line names the columns, unless it is a catch already. */
export function tableOfLines({ name, lines, delimiter, decimal }: Lines): SourceTable {
  const full = lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  if (full.length > READ_LIMITS.rows + 1) throw new RefusedFileError("too_many_rows", READ_LIMITS.rows);
  const [first, ...others] = full;
  if (!first) return { name, headers: [], rows: [], delimiter, decimal };
  const columns = full.reduce((most, { cells }) => Math.max(most, lastFull(cells) + 1), 0);
  refuseColumns(columns);
  const isNamed = hasHeader(first.cells);
  const headers = Array.from({ length: columns }, (_, index) =>
    isNamed ? (first.cells[index] ?? "").trim() : "",
  );
  return { name, headers, rows: isNamed ? others : full, delimiter, decimal };
}

/** One object a line, as the formats of other apps have them; numbers have a point. */
export function tableOfObjects(
  name: string,
  objects: readonly Readonly<Record<string, string>>[],
  photos: readonly (readonly string[])[] = [],
): SourceTable {
  if (objects.length > READ_LIMITS.rows) throw new RefusedFileError("too_many_rows", READ_LIMITS.rows);
  const headers = [...new Set(objects.flatMap((object) => Object.keys(object)))];
  refuseColumns(headers.length);
  const rows = objects.map((object, index): SourceRow => {
    const cells = headers.map((header) => (Object.hasOwn(object, header) ? (object[header] ?? "") : ""));
    return { line: index + 1, cells, photos: photos[index] ?? [] };
  });
  return { name, headers, rows, delimiter: null, decimal: "." };
}

function lastFull(cells: readonly string[]): number {
  return cells.findLastIndex((cell) => cell.trim() !== "");
}

/** @throws RefusedFileError for more than anybody has written by hand */
export function refuseColumns(columns: number): void {
  if (columns > READ_LIMITS.columns) throw new RefusedFileError("too_many_columns", READ_LIMITS.columns);
}
