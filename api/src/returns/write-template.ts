import type { NewReturnTemplate, ReturnTemplateChanges } from "@creel/domain/returns/new-return";
import { RETURN_LIMITS } from "@creel/domain/returns/return-limits";
import { v7 as uuidv7 } from "uuid";

import type { Database } from "../database/connect.ts";
import { withLockedLog } from "../database/lock-own.ts";
import type { RowKey } from "../database/owned-rows.ts";
import type { ReturnTemplateRow } from "../database/schema.ts";
import { AppError } from "../errors/errors.ts";
import { ownTemplates, setBlocksOfOpen } from "./returns.repository.ts";

/** @throws AppError invalid_input */
export async function makeTemplate(
  db: Database,
  userId: string,
  { id = uuidv7(), name, blocks }: NewReturnTemplate,
): Promise<{ row: ReturnTemplateRow; isNew: boolean }> {
  const key = { userId, id: id.toLowerCase() };
  return withLockedLog(db, userId, async (transaction) => {
    const stored = await ownTemplates.find(transaction, key);
    if (stored) return { row: stored, isNew: false };
    if ((await ownTemplates.count(transaction, userId)) >= RETURN_LIMITS.templates) {
      throw new AppError("invalid_input", {
        fields: { name: { code: "too_many_values", max: RETURN_LIMITS.templates } },
      });
    }
    const values = { ...key, name, blocks: JSON.stringify(blocks) };
    return { row: await ownTemplates.insert(transaction, values), isNew: true };
  });
}

/** Open returns take the changed blocks; those that were turned in stay as they are. @throws AppError not_found */
export async function changeTemplate(
  db: Database,
  key: RowKey,
  { name, blocks }: ReturnTemplateChanges,
): Promise<ReturnTemplateRow> {
  return withLockedLog(db, key.userId, async (transaction) => {
    if (!(await ownTemplates.find(transaction, key))) throw new AppError("not_found");
    const written = blocks && JSON.stringify(blocks);
    if (written !== undefined) await setBlocksOfOpen(transaction, key, written);
    return ownTemplates.update(transaction, key, { name, blocks: written });
  });
}

/** Returns made with the template stay as they are. @throws AppError not_found */
export async function removeTemplate(db: Database, key: RowKey): Promise<void> {
  if (!(await ownTemplates.delete(db, key))) throw new AppError("not_found");
}

/** Returns the fields that a change can set, with the names of the contract. */
export function fieldsOfTemplate({ name, blocks }: ReturnTemplateRow) {
  return { name, blocks };
}
