import type { ColumnField } from "@creel/domain/import/plan/plan-fields";
import type { RowProblem, Severity, StagedCatch } from "@creel/domain/import/staging/staged-catch";
import { t } from "@lingui/core/macro";

import { describeOwn } from "./describe-own.ts";
import { describeProblem } from "./describe-problem.ts";
import type { ShownLine } from "./shown-line.ts";

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
