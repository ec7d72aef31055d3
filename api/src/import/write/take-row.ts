import type { RowKey } from "../../database/owned-rows.ts";
import type { StagedRow, UserRow } from "../../database/schema.ts";
import { AppError } from "../../errors/errors.ts";
import { readFields } from "../record/import-rows.repository.ts";
import { noteBefore } from "../record/made-rows.repository.ts";
import type { ImportTarget } from "../subjects/import-handler.ts";

interface TakenRow {
  key: RowKey;
  row: StagedRow;
  /** Those of the row, with what they name as it is in the log. */
  fields: Record<string, unknown>;
}

/**
 * Changes what the log has to what a row says. How it was is noted before, and not again when the process died since.
 * @returns its version
 * @throws AppError
 */
export async function takeRow(
  { db, handlers }: ImportTarget,
  user: UserRow,
  { key, row: { subject, position, sameAs: id, before: noted }, fields }: TakenRow,
): Promise<number> {
  const { taking } = handlers[subject];
  if (!taking || id === null) throw new AppError("not_found");
  const before = noted === null ? await taking.find(db, user.id, id) : readFields(noted);
  if (!before) throw new AppError("invalid_input", { fields: { id: { code: "not_in_log" } } });
  if (noted === null) await noteBefore(db, key, { position, before });
  const version = await taking.change(db, user, { id, fields, before });
  if (version === undefined) {
    throw new AppError("invalid_input", { fields: { id: { code: "changed_meanwhile" } } });
  }
  return version;
}
