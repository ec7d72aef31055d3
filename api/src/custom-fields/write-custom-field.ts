import { CUSTOM_FIELD_LIMITS } from "@creel/domain/custom-fields/custom-field-limits";
import { type CustomFieldChanges, type NewCustomField } from "@creel/domain/custom-fields/new-custom-field";
import { v7 as uuidv7 } from "uuid";

import type { Database } from "../database/connect.ts";
import { withLockedLog } from "../database/lock-own.ts";
import type { RowKey } from "../database/owned-rows.ts";
import type { CustomFieldRow } from "../database/schema.ts";
import { AppError } from "../errors/errors.ts";
import { ownCustomFields, clearCustomValues } from "./custom-fields.repository.ts";

/** Adds a field at the end. @throws AppError invalid_input */
export async function makeCustomField(
  db: Database,
  userId: string,
  { id = uuidv7(), is_removed: isRemoved, unit = null, choices, ...sent }: NewCustomField,
): Promise<{ row: CustomFieldRow; isNew: boolean }> {
  return withLockedLog(db, userId, async (transaction) => {
    const stored = await ownCustomFields.list(transaction, userId);
    const same = stored.find((field) => field.id === id.toLowerCase());
    if (same) return { row: same, isNew: false };
    if (stored.length >= CUSTOM_FIELD_LIMITS.perUser) {
      throw new AppError("invalid_input", {
        fields: { name: { code: "too_many_values", max: CUSTOM_FIELD_LIMITS.perUser } },
      });
    }
    const position = (stored.at(-1)?.position ?? -1) + 1;
    const key = { userId, id: id.toLowerCase() };
    const values = { ...sent, unit, isRemoved, position, choices: JSON.stringify(choices) };
    return { row: await ownCustomFields.insert(transaction, { ...key, ...values }), isNew: true };
  });
}

/** @throws AppError not_found */
export async function changeCustomField(
  db: Database,
  key: RowKey,
  { position, choices, is_removed: isRemoved, name, unit }: CustomFieldChanges,
): Promise<CustomFieldRow> {
  return withLockedLog(db, key.userId, async (transaction) => {
    if (!(await ownCustomFields.find(transaction, key))) throw new AppError("not_found");
    if (position !== undefined) await moveTo(transaction, key, position);
    return ownCustomFields.update(transaction, key, {
      ...(name !== undefined && { name }),
      ...(unit !== undefined && { unit }),
      ...(isRemoved !== undefined && { isRemoved }),
      ...(choices && { choices: JSON.stringify(choices) }),
    });
  });
}

async function moveTo(db: Database, key: RowKey, position: number): Promise<void> {
  const stored = await ownCustomFields.list(db, key.userId);
  const ids = stored.map(({ id }) => id).filter((id) => id !== key.id);
  for (const [index, id] of ids.toSpliced(position, 0, key.id).entries()) {
    await ownCustomFields.set(db, { userId: key.userId, id }, { position: index });
  }
}

/** Deletes a field with all of its values. @throws AppError not_found */
export async function deleteForGood(db: Database, key: RowKey): Promise<void> {
  await withLockedLog(db, key.userId, async (transaction) => {
    if (!(await ownCustomFields.find(transaction, key))) throw new AppError("not_found");
    await clearCustomValues(transaction, key);
    await ownCustomFields.delete(transaction, key);
  });
}

/** Returns the fields that a change can set, with the names of the contract. */
export function changeableFields({ name, unit, choices, isRemoved }: CustomFieldRow) {
  return { name, unit, choices, is_removed: isRemoved };
}
