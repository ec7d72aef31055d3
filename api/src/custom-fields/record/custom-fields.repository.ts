import type { CustomFieldSubject } from "@creel/domain/custom-fields/custom-field";
import type { Insertable, Updateable } from "kysely";

import type { Database } from "../../database/connect.ts";
import type { CustomFieldRow } from "../../database/schema.ts";
import type { CustomFieldTable } from "../../database/tables/custom-field-table.ts";

export interface CustomFieldKey {
  userId: string;
  id: string;
}

export async function insertCustomField(
  db: Database,
  row: Insertable<CustomFieldTable>,
): Promise<CustomFieldRow> {
  return db.insertInto("customFields").values(row).returningAll().executeTakeFirstOrThrow();
}

export async function findCustomField(
  db: Database,
  { userId, id }: CustomFieldKey,
): Promise<CustomFieldRow | undefined> {
  return db
    .selectFrom("customFields")
    .where("userId", "=", userId)
    .where("id", "=", id)
    .selectAll()
    .executeTakeFirst();
}

/** In the angler's order. */
export async function findCustomFields(db: Database, userId: string): Promise<CustomFieldRow[]> {
  return db
    .selectFrom("customFields")
    .where("userId", "=", userId)
    .orderBy("position")
    .orderBy("id")
    .selectAll()
    .execute();
}

/** Those of catches or of trips, in the angler's order. */
export async function findFieldsOf(
  db: Database,
  { userId, subject }: { userId: string; subject: CustomFieldSubject },
): Promise<CustomFieldRow[]> {
  return (await findCustomFields(db, userId)).filter((field) => field.subject === subject);
}

export type CustomFieldValues = Omit<
  Updateable<CustomFieldTable>,
  keyof CustomFieldKey | "position" | "version" | "createdAt"
>;

export async function updateCustomField(
  db: Database,
  { userId, id }: CustomFieldKey,
  values: CustomFieldValues,
): Promise<CustomFieldRow> {
  return db
    .updateTable("customFields")
    .set({ ...values, updatedAt: new Date() })
    .set((expression) => ({ version: expression("version", "+", 1) }))
    .where("userId", "=", userId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function moveCustomField(
  db: Database,
  { userId, id }: CustomFieldKey,
  position: number,
): Promise<void> {
  await db
    .updateTable("customFields")
    .set({ position })
    .where("userId", "=", userId)
    .where("id", "=", id)
    .execute();
}

export async function deleteCustomField(db: Database, { userId, id }: CustomFieldKey): Promise<void> {
  await db.deleteFrom("customFields").where("userId", "=", userId).where("id", "=", id).execute();
}
