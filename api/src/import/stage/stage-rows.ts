import { IMPORT_SUBJECTS, type NewImportRow } from "@creel/domain/import/import-row";
import type { Insertable } from "kysely";
import { v7 as uuidv7, validate as isUuid } from "uuid";

import type { ImportRowTable } from "../../database/import-tables.ts";
import { inTransaction } from "../../database/repeat-after-deadlock.ts";
import type { UserRow } from "../../database/schema.ts";
import { AppError } from "../../errors/errors.ts";
import { findMadeIds, putRows } from "../record/import-rows.repository.ts";
import { type ImportKey, lockImport } from "../record/imports.repository.ts";
import type { ImportTarget } from "../subjects/import-handler.ts";

type Row = Insertable<ImportRowTable>;
type Judged = Pick<Row, "verdict" | "problems" | "sameAs">;

const NOTHING_WRONG = { problems: null, sameAs: null };

/**
 * Keeps rows of an import with what would become of each; nothing is written into the log.
 * @throws AppError not_found, import_begun
 */
export async function stageRows(
  { db, handlers }: ImportTarget,
  user: UserRow,
  { key, rows }: { key: ImportKey; rows: readonly NewImportRow[] },
): Promise<void> {
  const positions = rows.map(({ position }) => position);
  const ids = await findMadeIds(db, key, positions);
  const staged = new Map<number, Row>();
  for (const row of rows) {
    const sentId = idOf(row);
    const madeId = sentId ?? ids.get(row.position) ?? uuidv7();
    const withId = { ...row, fields: { ...row.fields, id: madeId } };
    const judged = await judge({ db, handlers }, user, { row: withId, sentId });
    staged.set(row.position, { ...asRow(key, row), ...judged, madeId });
  }
  await inTransaction(db, async (transaction) => {
    const stored = await lockImport(transaction, key);
    if (!stored) throw new AppError("not_found");
    if (stored.state !== "staged") throw new AppError("import_begun");
    await putRows(transaction, [...staged.values()]);
  });
}

function asRow(
  { userId, id: importId }: ImportKey,
  { position, line, subject, fields, decision }: NewImportRow,
) {
  const step = IMPORT_SUBJECTS.indexOf(subject);
  const place = { userId, importId, position, line };
  return { ...place, subject, step, fields: JSON.stringify(fields, withoutNul), decision: decision ?? null };
}

/** The database stores none; where one is, the row is refused. */
function withoutNul(_name: string, value: unknown): unknown {
  return typeof value === "string" ? value.replaceAll("\0", "") : value;
}

function idOf({ fields: { id } }: NewImportRow): string | null {
  return isUuid(id) ? String(id).toLowerCase() : null;
}

async function judge(
  { db, handlers }: ImportTarget,
  user: UserRow,
  { row, sentId }: { row: NewImportRow; sentId: string | null },
): Promise<Judged> {
  if (row.decision === "skip") return { ...NOTHING_WRONG, verdict: "skipped" };
  const read = handlers[row.subject].read(user, row.fields);
  if ("problems" in read) {
    const { isIncomplete, problems } = read;
    return {
      verdict: isIncomplete ? "incomplete" : "refused",
      problems: JSON.stringify(problems),
      sameAs: null,
    };
  }
  // Nothing has an id that was made here.
  const verdict = sentId === null ? "new" : await read.compare(db);
  return { ...NOTHING_WRONG, verdict, sameAs: verdict === "new" ? null : sentId };
}
