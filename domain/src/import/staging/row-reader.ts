import type { ColumnTarget } from "../columns/column-targets.ts";
import { cellText, type SourceRow } from "../source/source-table.ts";

export interface RowCell {
  column: number;
  header: string;
  text: string;
}

/** Reads the cells of one line by the targets of their columns. */
export interface RowReader {
  /** Returns the cells that are not empty. */
  all: (target: ColumnTarget) => RowCell[];
  /** Returns the first cell that is not empty. */
  cell: (target: ColumnTarget) => RowCell | null;
  text: (target: ColumnTarget) => string | null;
  /** Returns the cells that are neither empty, left out nor in `used`, in the order of the line. */
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

/** Writes the cell as it appears in the notes. */
export function labeled({ header, text }: RowCell): string {
  return header === "" ? text : `${header}: ${text}`;
}

/**
 * Removes the apostrophe by which files keep a text from being a formula, and NUL characters, which no database takes.
 */
function clean(text: string): string {
  return cellText(text.replaceAll("\u0000", "")).replace(/^'(?=[=+\-@])/, "");
}
