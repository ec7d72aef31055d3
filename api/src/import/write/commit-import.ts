import type { Database } from "../../database/connect.ts";
import type { RowKey } from "../../database/owned-rows.ts";
import { inTransaction } from "../../database/repeat-after-deadlock.ts";
import type { ImportRow } from "../../database/schema.ts";
import { AppError } from "../../errors/errors.ts";
import { countRows } from "../record/import-rows.repository.ts";
import { ownImports } from "../record/imports.repository.ts";

async function countStaged(db: Database, key: RowKey): Promise<number> {
  return (await countRows(db, key)).reduce((sum, { rows }) => sum + rows, 0);
}

/**
 * From now on its rows do not change.
 * @param rows how many there have to be
 * @throws AppError not_found, import_incomplete
 */
export async function commitImport(db: Database, key: RowKey, rows: number | undefined): Promise<ImportRow> {
  return inTransaction(db, async (transaction) => {
    const stored = await ownImports.lock(transaction, key);
    if (!stored) throw new AppError("not_found");
    if (stored.state !== "staged") return stored;
    if (rows !== undefined && rows !== (await countStaged(transaction, key))) {
      throw new AppError("import_incomplete");
    }
    return ownImports.set(transaction, key, { state: "running", committedAt: new Date() });
  });
}
