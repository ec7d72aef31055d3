import { IMPORT_SUBJECTS, type ImportVerdict, type NewImportRow } from "@creel/domain/import/import-row";
import type { Insertable } from "kysely";
import { v7 as uuidv7, validate as isUuid } from "uuid";

import type { Database } from "../database/connect.ts";
import type { RowKey } from "../database/owned-rows.ts";
import { inTransaction } from "../database/repeat-after-deadlock.ts";
import type { UserRow } from "../database/schema.ts";
import type { ImportRowTable } from "../database/tables/import-tables.ts";
import { AppError } from "../errors/errors.ts";
import { findKnownIds } from "./already-logged.repository.ts";
import type { ImportTarget } from "./import-handler.ts";
import { deleteRowsAfter, findMadeIds, putRows, ownImports } from "./imports.repository.ts";
import { NO_COUNTS } from "./present-import.ts";

type Row = Insertable<ImportRowTable>;
type Judged = Pick<Row, "verdict" | "problems" | "sameAs">;

const NOTHING_WRONG = { problems: null, sameAs: null };

interface Portion {
  key: RowKey;
  rows: readonly NewImportRow[];
  /** Rows at positions after this one are deleted. */
  total?: number | undefined;
}

/**
 * Stores rows of an import together with their verdicts. Nothing is written into the log yet.
 * @returns the number of rows per verdict
 * @throws AppError not_found, import_begun
 */
export async function stageRows(
  { db, handlers }: ImportTarget,
  user: UserRow,
  { key, rows, total }: Portion,
): Promise<Record<ImportVerdict, number>> {
  const [ids, known] = await Promise.all([
    findMadeIds(
      db,
      key,
      rows.map(({ position }) => position),
    ),
    knownAmong(db, user.id, rows),
  ]);
  const staged = new Map<number, Row>();
  for (const row of rows) {
    const sentId = idOf(row);
    const isKnown = sentId !== null && known.has(`${row.subject} ${sentId}`);
    const madeId = madeIdOf({
      sentId,
      before: ids.get(row.position),
      isCopy: isKnown && row.decision === "add",
    });
    const withId = { ...row, fields: { ...row.fields, id: madeId } };
    const judged = await judge({ db, handlers }, user, {
      row: withId,
      isKnown: isKnown && madeId === sentId,
    });
    staged.set(row.position, { ...asRow(key, row), ...judged, madeId });
  }
  await inTransaction(db, async (transaction) => {
    const stored = await ownImports.lock(transaction, key);
    if (!stored) throw new AppError("not_found");
    if (stored.state !== "staged") throw new AppError("import_begun");
    await putRows(transaction, [...staged.values()]);
    if (total !== undefined) await deleteRowsAfter(transaction, key, total);
  });
  const counts = { ...NO_COUNTS };
  for (const { verdict } of staged.values()) counts[verdict] += 1;
  return counts;
}

/** Returns the rows that the log already has, each as "subject id". */
async function knownAmong(db: Database, userId: string, rows: readonly NewImportRow[]): Promise<Set<string>> {
  const known = new Set<string>();
  for (const subject of IMPORT_SUBJECTS) {
    const ids = rows.filter((row) => row.subject === subject).flatMap((row) => idOf(row) ?? []);
    for (const id of await findKnownIds(db, userId, { subject, ids })) known.add(`${subject} ${id}`);
  }
  return known;
}

interface Ids {
  sentId: string | null;
  /** The id for the record when the row at this position was sent earlier. */
  before: string | undefined;
  /** True if the angler wants a new record even though the log has one with this id. */
  isCopy: boolean;
}

function madeIdOf({ sentId, before, isCopy }: Ids): string {
  if (!isCopy) return sentId ?? before ?? uuidv7();
  return before === undefined || before === sentId ? uuidv7() : before;
}

function asRow(
  { userId, id: importId }: RowKey,
  { position, line, subject, fields, decision }: NewImportRow,
) {
  const step = IMPORT_SUBJECTS.indexOf(subject);
  const place = { userId, importId, position, line };
  return { ...place, subject, step, fields: JSON.stringify(fields, withoutNul), decision: decision ?? null };
}

/** Removes NUL characters, which PostgreSQL cannot store; validation refuses such rows anyway. */
function withoutNul(_name: string, value: unknown): unknown {
  return typeof value === "string" ? value.replaceAll("\0", "") : value;
}

function idOf({ fields: { id } }: NewImportRow): string | null {
  return isUuid(id) ? String(id).toLowerCase() : null;
}

async function judge(
  { db, handlers }: ImportTarget,
  user: UserRow,
  { row, isKnown }: { row: NewImportRow; isKnown: boolean },
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
  const verdict = isKnown || row.subject === "dismissal" ? await read.compare(db) : "new";
  const isTaken = verdict === "differs" && row.decision === "take" && handlers[row.subject].taking;
  return {
    ...NOTHING_WRONG,
    verdict: isTaken ? "changes" : verdict,
    sameAs: verdict === "new" ? null : idOf(row),
  };
}
