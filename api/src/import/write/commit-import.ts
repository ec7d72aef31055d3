import type { Database } from "../../database/connect.ts";
import { inTransaction } from "../../database/repeat-after-deadlock.ts";
import type { ImportRow } from "../../database/schema.ts";
import { AppError } from "../../errors/errors.ts";
import { countRows } from "../record/import-rows.repository.ts";
import { type ImportKey, lockImport, setState } from "../record/imports.repository.ts";

async function countStaged(db: Database, key: ImportKey): Promise<number> {
  return (await countRows(db, key)).reduce((sum, { rows }) => sum + rows, 0);
}

/**
 * From now on its rows do not change.
 * @param rows how many there have to be
 * @throws AppError not_found, import_incomplete
 */
export async function commitImport(
  db: Database,
  key: ImportKey,
  rows: number | undefined,
): Promise<ImportRow> {
  return inTransaction(db, async (transaction) => {
    const stored = await lockImport(transaction, key);
    if (!stored) throw new AppError("not_found");
    if (stored.state !== "staged") return stored;
    if (rows !== undefined && rows !== (await countStaged(transaction, key))) {
      throw new AppError("import_incomplete");
    }
    return setState(transaction, key, { state: "running", committedAt: new Date() });
  });
}
