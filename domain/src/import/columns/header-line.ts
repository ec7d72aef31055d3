import { readNumber } from "../measures/read-number.ts";
import { type ReadGrid, readPosition } from "../places/read-position.ts";
import { certain, chosen, type Guess } from "../source/guess.ts";
import type { SourceProblem } from "../source/source-problem.ts";
import type { SourceRow, SourceTable } from "../source/source-table.ts";
import { readHeader } from "./read-header.ts";

/** A spreadsheet may have a title, a date and a legend above its columns. */
const MOST_LINES_ABOVE = 10;
/** How many more column names than the first line another line must have, to be the header instead. */
const LEAD = 3;

/** Means that no line of the file names the columns. */
export const NO_HEADER = 0;

/**
 * Finds the line that names the columns: the first one as wide as the table, unless a line below it has more column
 * names. `null` if every line is a catch.
 */
export function findHeader(lines: readonly SourceRow[]): SourceRow | null {
  const top = lines.slice(0, MOST_LINES_ABOVE);
  const width = top.reduce((most, { cells }) => Math.max(most, full(cells).length), 0);
  const first = top.find(({ cells }) => full(cells).length > width / 2) ?? top[0];
  if (!first) return null;
  const best = top.reduce((most, line) => (names(line) > names(most) ? line : most), first);
  if (names(best) >= names(first) + LEAD && hasHeader(best.cells)) return best;
  return hasHeader(first.cells) ? first : null;
}

/** Returns the table with this line, or none, as its header. Lines above the header are not catches. */
export function withHeaderLine(table: SourceTable, line: number | undefined): SourceTable {
  const { lines } = table;
  if (line === undefined || !lines) return table;
  const index = lines.findIndex((each) => each.line === line);
  const cells = lines[index]?.cells ?? [];
  const headers = table.headers.map((_, column) => (cells[column] ?? "").trim());
  return { ...table, headers, rows: lines.slice(index + 1), headerLine: index === -1 ? NO_HEADER : line };
}

/** Reports the lines above the header, which are not imported. */
export function linesAbove({ lines, headerLine = NO_HEADER }: SourceTable): SourceProblem[] {
  const above = (lines ?? []).filter(({ line }) => line < headerLine);
  const [first, last] = [above[0], above.at(-1)];
  return first && last ? [{ code: "above_header", line: first.line, last: last.line }] : [];
}

/** `null` if the format defines the columns. */
export function guessHeaderLine(table: SourceTable, choice: number | undefined): Guess<number> | null {
  const { lines, headerLine } = table;
  if (!lines || headerLine === undefined) return null;
  const all = [...lines.slice(0, MOST_LINES_ABOVE).map(({ line }) => line), NO_HEADER];
  if (choice !== undefined) return chosen(headerLine, all);
  const known = table.headers.filter((header) => readHeader(header).length > 0);
  if (known.length === 0) return certain(headerLine, { code: "nothing" }, all);
  return certain(headerLine, { code: "column_names", names: known }, all);
}

/** Whether a line names columns, instead of being a catch. */
function hasHeader(line: readonly string[]): boolean {
  const cells = full(line);
  const others = cells.filter((cell) => readHeader(cell).length === 0);
  if (cells.length === 0 || new Set(others).size < others.length - 1) return false;
  if (cells.some((cell) => readHeader(cell).length > 0)) return true;
  return cells.every(
    (cell) =>
      isNoNumber(cell) && readPosition(cell, NO_GRID) === null && !/\d{1,4}[-/.]\d{1,2}[-/.]\d/.test(cell),
  );
}

const NO_GRID: ReadGrid = () => null;

function isNoNumber(text: string): boolean {
  return readNumber(text, ".") === null && readNumber(text, ",") === null;
}

function full(cells: readonly string[]): string[] {
  return cells.map((cell) => cell.trim()).filter((cell) => cell !== "");
}

function names({ cells }: SourceRow): number {
  return full(cells).filter((cell) => readHeader(cell).length > 0).length;
}
