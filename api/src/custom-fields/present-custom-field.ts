import type { CustomField } from "@creel/domain/custom-fields/custom-field";

import { type ArchiveFile, listFile } from "../base/list-file.ts";
import type { Database } from "../database/connect.ts";
import type { CustomFieldRow } from "../database/schema.ts";
import { ownCustomFields, countCustomValues } from "./custom-fields.repository.ts";

/** Returns the fields in the angler's order, including removed ones. */
export async function listCustomFields(db: Database, userId: string): Promise<CustomField[]> {
  const [rows, counts] = await Promise.all([ownCustomFields.list(db, userId), countCustomValues(db, userId)]);
  return rows.map((row) => present(row, counts));
}

export async function presentCustomField(db: Database, row: CustomFieldRow): Promise<CustomField> {
  return present(row, await countCustomValues(db, row.userId));
}

function present(row: CustomFieldRow, counts: ReadonlyMap<string, number>): CustomField {
  return {
    id: row.id,
    version: row.version,
    subject: row.subject,
    name: row.name,
    kind: row.kind,
    unit: row.unit,
    choices: row.choices,
    is_removed: row.isRemoved,
    uses: counts.get(row.id) ?? 0,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

/** Returns the user's custom fields as a file for the archive. */
export function customFieldEntries(db: Database, { id: userId }: { id: string }): ArchiveFile[] {
  return [listFile("fields.json", "fields", () => listCustomFields(db, userId))];
}
