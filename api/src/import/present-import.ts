import { DAY_MS } from "@creel/domain/dates/units-of-time";
import type { Import } from "@creel/domain/import/import";
import { IMPORT_LIMITS, type ImportRow as RowAnswer } from "@creel/domain/import/import-row";
import type { I18n } from "@lingui/core";

import type { Database } from "../database/connect.ts";
import type { ImportRow, StagedRow } from "../database/schema.ts";
import { describeRefusal } from "../errors/refusals.ts";
import { countRows, readFields, readProblems } from "./imports.repository.ts";

const UNDO_MS = IMPORT_LIMITS.undoDays * DAY_MS;

/** Returns the time until which the import can be undone; `null` unless the import is done. */
export function undoUntil({ state, doneAt }: ImportRow): Date | null {
  return state === "done" && doneAt ? new Date(doneAt.getTime() + UNDO_MS) : null;
}

export async function presentImport(db: Database, row: ImportRow): Promise<Import> {
  const parts = await countRows(db, row);
  const counts = { ...NO_COUNTS };
  for (const { verdict, rows } of parts) counts[verdict] += rows;
  const until = undoUntil(row);
  return {
    id: row.id,
    kind: row.kind,
    file_name: row.fileName,
    state: row.state,
    counts,
    made: parts.reduce((sum, { made }) => sum + made, 0),
    parts,
    created_at: row.createdAt.toISOString(),
    committed_at: row.committedAt?.toISOString() ?? null,
    done_at: row.doneAt?.toISOString() ?? null,
    undo_until: until && until > new Date() ? until.toISOString() : null,
  };
}

export const NO_COUNTS = { new: 0, same: 0, differs: 0, changes: 0, incomplete: 0, refused: 0, skipped: 0 };

export function presentRow(row: StagedRow, language: I18n): RowAnswer {
  const { position, line, subject, verdict, decision } = row;
  const problems = row.problems === null ? null : readProblems(row.problems);
  const described = Object.entries(problems ?? {}).map(([name, refusal]) => [
    name,
    describeRefusal(refusal, language),
  ]);
  return {
    position,
    line,
    subject,
    fields: readFields(row.fields),
    verdict,
    decision,
    problems: problems && Object.fromEntries(described),
    id: row.madeId,
    same_as: row.sameAs,
  };
}
