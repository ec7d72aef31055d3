import type { SourceProblem } from "./source-problem.ts";

/** One line of a file, or its equivalent in a file without lines. */
export interface SourceRow {
  /** The line number in a text editor or a spreadsheet, from 1. */
  line: number;
  cells: readonly string[];
  /** Names of files in the same archive. */
  photos?: readonly string[];
  /** True if the file says that its place was made coarse, and leaves it out. */
  isObscured?: boolean;
  /** Fields of the catch from a file that a Creel server wrote, as the import of its archive takes them. */
  known?: Readonly<Record<string, unknown>>;
  /** True if a point without a place states a fish and a date. */
  isCatch?: boolean;
}

/** The result of every reader: text in columns, before its meaning is known. */
export interface SourceTable {
  /** The name of the sheet, or of the file in an archive. */
  name: string;
  headers: readonly string[];
  rows: readonly SourceRow[];
  /** All lines that are not empty, if another one of them can name the columns. */
  lines?: readonly SourceRow[];
  /** The line that names the columns; 0 if none does. */
  headerLine?: number;
  /** The whole text, if another delimiter can be chosen. */
  text?: string;
  /** The delimiter between the cells; `null` if the file is not delimited text. */
  delimiter: string | null;
  /** The decimal mark that the format defines; `null` if people and programs write different ones. */
  decimal: Decimal | null;
  /** The text cells of a workbook that may be numbers. Its other numbers leave no doubt. */
  typed?: readonly TypedCell[];
  problems?: readonly SourceProblem[];
}

export interface TypedCell extends SourceCell {
  column: number;
}

export type Decimal = "." | ",";

/** A cell that is not empty, with its line. */
export interface SourceCell {
  line: number;
  text: string;
}

export function cellsOf({ rows }: Pick<SourceTable, "rows">, column: number): SourceCell[] {
  return rows.flatMap(({ line, cells }) => {
    const text = cellText(cells[column]);
    return text === "" ? [] : [{ line, text }];
  });
}

/** Matches the texts that programs write for an unknown value. */
const NOTHING = /^(?:#?n\/?a|nan|null|[-–—]+)$/i;

/** Removes the blanks around the text. Empty if the cell says that nothing is known. */
export function cellText(cell: string | undefined): string {
  const text = cell?.trim() ?? "";
  return NOTHING.test(text) ? "" : text;
}
