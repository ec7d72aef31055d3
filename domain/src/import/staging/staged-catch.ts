import type { NewCatchFields } from "../../catches/new-catch.ts";
import type { CustomValue } from "../../custom-fields/custom-field.ts";
import type { DetailName } from "../../details/details.ts";
import type { SourceRow } from "../source/source-table.ts";

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
