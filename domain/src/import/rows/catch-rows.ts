import type { CustomValues } from "../../custom-fields/custom-field.ts";
import type { StagedCatch } from "../staging/staged-catch.ts";
import type { OnWater } from "./named-places.ts";
import type { DraftRow, RowContext } from "./row-context.ts";

/** As POST /catches takes it; what is missing is absent, so that the server says so. */
export function catchRow(
  { line, part, fields, when, id, known, photos, problems }: StagedCatch,
  besides: OnWater & { custom?: CustomValues },
  { idOf }: RowContext,
): DraftRow {
  const notes = problems.find(({ severity, code }) => severity === "missing" && code === "too_long");
  return {
    subject: "catch",
    line,
    fields: {
      id: id ?? idOf(`catch:${line}/${part}`),
      ...fields,
      ...(when && { date: when.date }),
      ...known,
      ...besides,
      // Refused with the field that it is too long for, not dropped.
      ...(notes && { notes: notes.text }),
    },
    photos,
  };
}

/** What it becomes depends on an answer of the angler. */
export function isUndecided({ problems }: StagedCatch): boolean {
  return problems.some(({ severity }) => severity === "question");
}
