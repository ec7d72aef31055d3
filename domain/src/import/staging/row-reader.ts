import type { ColumnTarget } from "../columns/column-targets.ts";
import { cellText, type SourceRow } from "../source/source-table.ts";

export interface RowCell {
  column: number;
  header: string;
  text: string;
}

/** The cells of one line by what their columns are. */
export interface RowReader {
  /** Those that are not empty. */
  all: (target: ColumnTarget) => RowCell[];
  /** The first of them. */
  cell: (target: ColumnTarget) => RowCell | null;
  text: (target: ColumnTarget) => string | null;
  /** All that are neither empty nor left out, but for these, as they follow each other in the line. */
  allBut: (used: readonly RowCell[]) => RowCell[];
}

type Columns = ReadonlyMap<ColumnTarget, readonly { column: number; header: string }[]>;

export function newRowReader({ cells }: SourceRow, columns: Columns): RowReader {
  const all = (target: ColumnTarget) =>
    (columns.get(target) ?? []).flatMap(({ column, header }) => {
      const text = clean(cells[column] ?? "");
      return text === "" ? [] : [{ column, header, text }];
    });
  const cell = (target: ColumnTarget) => all(target)[0] ?? null;
  const allBut = (used: readonly RowCell[]) => {
    const without = new Set(used.map(({ column }) => column));
    return [...columns.keys()]
      .filter((target) => target !== "left_out")
      .flatMap(all)
      .filter(({ column }) => !without.has(column))
      .toSorted((one, other) => one.column - other.column);
  };
  return { all, cell, text: (target) => cell(target)?.text ?? null, allBut };
}

/** As it stands in the notes. */
export function labeled({ header, text }: RowCell): string {
  return header === "" ? text : `${header}: ${text}`;
}

/** Without the apostrophe by which files keep a text from being a formula, and what no database takes. */
function clean(text: string): string {
  return cellText(text.replaceAll("\u0000", "")).replace(/^'(?=[=+\-@])/, "");
}
