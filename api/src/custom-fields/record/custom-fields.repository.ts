import type { CustomFieldSubject } from "@creel/domain/custom-fields/custom-field";

import type { Database } from "../../database/connect.ts";
import { ownedRows } from "../../database/owned-rows.ts";
import type { CustomFieldRow } from "../../database/schema.ts";

export const ownCustomFields = ownedRows("customFields", ["position", "asc"]);

/** Those of catches or of trips, in the angler's order. */
export async function findFieldsOf(
  db: Database,
  { userId, subject }: { userId: string; subject: CustomFieldSubject },
): Promise<CustomFieldRow[]> {
  return (await ownCustomFields.list(db, userId)).filter((field) => field.subject === subject);
}
