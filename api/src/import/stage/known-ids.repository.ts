import type { ImportSubject } from "@creel/domain/import/import-row";

import type { Database } from "../../database/connect.ts";

const TABLES = {
  water: "waters",
  spot: "spots",
  gear: "gear",
  custom_field: "customFields",
  trip: "trips",
  event: "tripEvents",
  catch: "catches",
} as const satisfies Record<ImportSubject, string>;

/** Which of these ids the angler's log has. */
export async function findKnownIds(
  db: Database,
  userId: string,
  { subject, ids }: { subject: ImportSubject; ids: readonly string[] },
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom(TABLES[subject])
    .where("userId", "=", userId)
    .where("id", "in", ids)
    .select("id")
    .execute();
  return rows.map(({ id }) => id);
}
