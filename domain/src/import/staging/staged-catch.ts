import type { NewCatchFields } from "../../catches/new-catch.ts";
import type { CustomValue } from "../../custom-fields/custom-field.ts";
import type { DetailName } from "../../details/details.ts";
import type { SourceRow } from "../source/source-table.ts";

/**
 * - `refused`: it cannot be a catch, as one that is still to come.
 * - `missing`: a catch must have it, and this one has not; the angler can add it.
 * - `question`: it depends on an answer of the plan that is not there yet.
 * - `warning`: the catch comes in, and this cell in its notes.
 */
export type Severity = "refused" | "missing" | "question" | "warning";

export type ProblemCode =
  | "no_species"
  | "no_date"
  | "no_place"
  /** The file says that its places are made coarse. */
  | "obscured_place"
  | "unreadable"
  | "out_of_range"
  | "too_long"
  | "in_the_future"
  | "before_1900"
  /** Clocks were set over this time that night. */
  | "no_such_time"
  | "not_decided";

export interface RowProblem {
  severity: Severity;
  code: ProblemCode;
  /** The header; empty where no column has it. */
  header: string;
  /** The cell as it stands. */
  text: string;
}

export type StagedFields = Partial<
  Pick<NewCatchFields, DetailName | "species" | "latitude" | "longitude" | "time_zone">
>;

/** When it was caught, on the angler's clock. */
export interface StagedTime {
  /** yyyy-mm-dd */
  day: string;
  /** HH:mm:ss; `null` when only the day is known. */
  time: string | null;
  /** The instant with its offset, as POST /catches takes it; the day alone when the time is not known. */
  date: string;
}

/** A catch of one line, before it is compared with the log. */
export interface StagedCatch {
  line: number;
  /** A day without a fish: a trip, and no catch. */
  isBlank?: boolean;
  /** The number of the catch in its line, from 1. */
  part: number;
  /** The details in the units of the API. */
  fields: StagedFields;
  when: StagedTime | null;
  /** The name of a water, which the log may have or not. */
  water: string | null;
  spot: string | null;
  /** A UUID of another Creel; `null` for others. */
  id: string | null;
  /** Values of own fields, by the columns of the plan. */
  custom?: Readonly<Record<number, CustomValue>>;
  /** Fields that only a file of a Creel has. */
  known?: SourceRow["known"];
  /** Names of files. */
  photos: readonly string[];
  problems: readonly RowProblem[];
}

/** Whether the catch can be imported as it is. */
export function isComplete({ problems }: StagedCatch): boolean {
  return problems.every(({ severity }) => severity === "warning");
}
