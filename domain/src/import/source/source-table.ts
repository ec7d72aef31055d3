import type { SourceProblem } from "./source-problem.ts";

/** One line of a file, or what stands for one in a file without lines. */
export interface SourceRow {
  /** As a text editor or a spreadsheet counts it; the first is 1. */
  line: number;
  cells: readonly string[];
  /** Names of files within the same archive. */
  photos?: readonly string[];
  /** The file says that its place was made coarse, and left out. */
  isObscured?: boolean;
  /** Of a file that a Creel wrote: fields of the catch as the import of its archive takes them. */
  known?: Readonly<Record<string, unknown>>;
  /** Of a point without a place: it states a fish and a date. */
  isCatch?: boolean;
}

/** What every reader makes of a file: text in columns, before anything is known of its meaning. */
export interface SourceTable {
  /** Of the sheet, or of the file within an archive. */
  name: string;
  headers: readonly string[];
  rows: readonly SourceRow[];
  /** All that are not empty, where another of them can name the columns. */
  lines?: readonly SourceRow[];
  /** The one that does; 0 where none does. */
  headerLine?: number;
  /** All of it, where something else can be said to stand between the cells. */
  text?: string;
  /** Between the cells; `null` where the file has no text between them. */
  delimiter: string | null;
  /** What the format itself writes before the fraction of a number; `null` where people and programs differ. */
  decimal: Decimal | null;
  /** Of a workbook with such cells: texts that may be numbers. What else is a number there is one whoever reads it. */
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

/** What programs write where nothing is known. */
const NOTHING = /^(?:#?n\/?a|nan|null|[-–—]+)$/i;

/** Without the blanks around it; empty where it says that nothing is known. */
export function cellText(cell: string | undefined): string {
  const text = cell?.trim() ?? "";
  return NOTHING.test(text) ? "" : text;
}
