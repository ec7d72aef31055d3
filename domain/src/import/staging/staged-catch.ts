import type { NewCatchFields } from "../../catches/new-catch.ts";
import type { CustomValue } from "../../custom-fields/custom-field.ts";
import type { DetailName } from "../../details/details.ts";
import type { ColumnTarget } from "../columns/column-targets.ts";
import { type SourceRow, cellText } from "../source/source-table.ts";

/**
 * - `refused`: it cannot be a catch, for example because it is in the future.
 * - `missing`: the catch lacks something that it must have; the angler can add it.
 * - `question`: it depends on an answer of the plan that is still missing.
 * - `warning`: the catch is imported, with this cell in its notes.
 */
export type Severity = "refused" | "missing" | "question" | "warning";

export type ProblemCode =
  | "no_species"
  | "no_date"
  | "no_place"
  /** The file says that its places were made coarse. */
  | "obscured_place"
  | "unreadable"
  | "out_of_range"
  | "too_long"
  | "in_the_future"
  | "before_1900"
  /** A clock change skipped this time that night. */
  | "no_such_time"
  | "not_decided";

export interface RowProblem {
  severity: Severity;
  code: ProblemCode;
  /** The column's header; empty if the problem is in no column. */
  header: string;
  /** The cell as written. */
  text: string;
}

export type StagedFields = Partial<
  Pick<NewCatchFields, DetailName | "species" | "latitude" | "longitude" | "time_zone">
>;

/** The time of the catch, on the angler's clock. */
export interface StagedTime {
  /** yyyy-mm-dd */
  day: string;
  /** HH:mm:ss; `null` if only the day is known. */
  time: string | null;
  /** The instant with its offset, as POST /catches takes it; the day alone if the time is unknown. */
  date: string;
}

/** A catch from one line, before it is compared with the log. */
export interface StagedCatch {
  line: number;
  /** True for a day without a fish, which becomes a trip and not a catch. */
  isBlank?: boolean;
  /** The number of the catch in its line, from 1. */
  part: number;
  /** The details in the units of the API. */
  fields: StagedFields;
  when: StagedTime | null;
  /** The name of a water, which may or may not be in the log. */
  water: string | null;
  spot: string | null;
  /** A UUID from another Creel server; `null` in other files. */
  id: string | null;
  /** Values of own fields, keyed by the plan's columns. */
  custom?: Readonly<Record<number, CustomValue>>;
  /** Fields that only the file of a Creel server has. */
  known?: SourceRow["known"];
  /** Names of files. */
  photos: readonly string[];
  problems: readonly RowProblem[];
}

/** Whether the catch can be imported as it is. */
export function isComplete({ problems }: StagedCatch): boolean {
  return problems.every(({ severity }) => severity === "warning");
}

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
