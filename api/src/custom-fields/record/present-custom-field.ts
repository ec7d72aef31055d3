import type { CustomField } from "@creel/domain/custom-fields/custom-field";

import type { Database } from "../../database/connect.ts";
import type { CustomFieldRow } from "../../database/schema.ts";
import { ownCustomFields } from "./custom-fields.repository.ts";
import { countCustomValues } from "./custom-values.repository.ts";

/** In the angler's order, with those that were removed. */
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
