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
  question: "insightQuestions",
  merge: "merges",
  // They have no ids.
  dismissal: null,
} as const satisfies Record<ImportSubject, string | null>;

/** Which of these ids the angler's log has. */
export async function findKnownIds(
  db: Database,
  userId: string,
  { subject, ids }: { subject: ImportSubject; ids: readonly string[] },
): Promise<string[]> {
  const table = TABLES[subject];
  if (ids.length === 0 || table === null) return [];
  const rows = await db
    .selectFrom(table)
    .where("userId", "=", userId)
    .where("id", "in", ids)
    .select("id")
    .execute();
  return rows.map(({ id }) => id);
}
