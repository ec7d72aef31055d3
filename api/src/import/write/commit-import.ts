import type { Database } from "../../database/connect.ts";
import { inTransaction } from "../../database/repeat-after-deadlock.ts";
import type { ImportRow } from "../../database/schema.ts";
import { AppError } from "../../errors/errors.ts";
import { type ImportKey, lockImport, setState } from "../record/imports.repository.ts";

/** From now on its rows do not change. @throws AppError not_found */
export async function commitImport(db: Database, key: ImportKey): Promise<ImportRow> {
  return inTransaction(db, async (transaction) => {
    const stored = await lockImport(transaction, key);
    if (!stored) throw new AppError("not_found");
    if (stored.state !== "staged") return stored;
    return setState(transaction, key, { state: "running", committedAt: new Date() });
  });
}
