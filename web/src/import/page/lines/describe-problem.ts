import type { ProblemCode, RowProblem } from "@creel/domain/import/staging/staged-catch";
import { t } from "@lingui/core/macro";

type Cell = Pick<RowProblem, "header" | "text">;

const WORDS: Record<ProblemCode, (cell: Cell) => string> = {
  no_species: () => t`The species is missing.`,
  no_date: () => t`The date is missing.`,
  no_place: () => t`The place is missing.`,
  obscured_place: () => t`The place was obscured by iNaturalist, so nobody can say where it was.`,
  unreadable: ({ header, text }) => t`${header}: “${text}” cannot be read.`,
  out_of_range: ({ header, text }) => t`${header}: “${text}” is beyond what Creel takes.`,
  too_long: ({ header }) => t`${header} is too long.`,
  in_the_future: ({ header, text }) => t`${header}: “${text}” is still to come.`,
  before_1900: ({ header, text }) => t`${header}: “${text}” is before 1900.`,
  no_such_time: ({ header, text }) => t`${header}: clocks were set over “${text}” that night.`,
  not_decided: () => t`It waits for your answer.`,
};

/** What is wrong with a line, as the device sees it. */
export function describeProblem(problem: RowProblem): string {
  return WORDS[problem.code](problem);
}
