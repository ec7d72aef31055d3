import type { ColumnField } from "@creel/domain/import/plan/plan-fields";
import type {
  ProblemCode,
  RowProblem,
  Severity,
  StagedCatch,
} from "@creel/domain/import/staging/staged-catch";
import { t } from "@lingui/core/macro";

import { describeOwn, type ShownLine } from "./shown-line.ts";

/** The gravest problem of a line; `ready` for none, `warning` where it comes in all the same. */
export type LineState = Severity | "ready";

export const LINE_STATES: readonly LineState[] = ["ready", "warning", "question", "missing", "refused"];

export function stateOf({ problems }: Pick<StagedCatch, "problems">): LineState {
  return LINE_STATES.findLast((state) => problems.some(({ severity }) => severity === state)) ?? "ready";
}

export function countStates(catches: readonly StagedCatch[]): Record<LineState, number> {
  const counts = { ready: 0, warning: 0, question: 0, missing: 0, refused: 0 };
  for (const each of catches) counts[stateOf(each)] += 1;
  return counts;
}

/** One line of a file may be several catches. */
export function keyOf({ line, part }: Pick<StagedCatch, "line" | "part">): string {
  return `${line}/${part}`;
}

export function shownCatch(staged: StagedCatch, ownFields: readonly ColumnField[]): ShownLine {
  const { line, fields, when, water, spot, custom = {}, problems } = staged;
  return {
    key: keyOf(staged),
    line,
    subject: staged.isBlank ? "trip" : "catch",
    title: staged.isBlank ? t`No fish` : (fields.species ?? ""),
    date: when && (when.time === null ? when.day : `${when.day}T${when.time}`),
    timeZone: null,
    length: fields.length ?? null,
    weight: fields.weight ?? null,
    own: ownFields.flatMap((field) => describeOwn(field, custom[field.column])),
    place: spot ?? water,
    hasPosition: fields.latitude !== undefined,
    problems: [...new Set(problems.map((problem: RowProblem) => describeProblem(problem)))],
  };
}

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
function describeProblem(problem: RowProblem): string {
  return WORDS[problem.code](problem);
}
