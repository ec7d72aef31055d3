import type { ImportSubject } from "@creel/domain/import/import-row";

import type { Database } from "../database/connect.ts";
import { findVariantIds } from "../database/variant-ids.ts";

const TABLES = {
  water: "waters",
  spot: "spots",
  gear: "gear",
  custom_field: "customFields",
  trial: "lureTrials",
  trip: "trips",
  event: "tripEvents",
  catch: "catches",
  question: "insightQuestions",
  merge: "merges",
  // They have no ids.
  dismissal: null,
} as const satisfies Record<Exclude<ImportSubject, "variant">, string | null>;

/** Which of these ids the angler's log has. */
export async function findKnownIds(
  db: Database,
  userId: string,
  { subject, ids }: { subject: ImportSubject; ids: readonly string[] },
): Promise<string[]> {
  if (ids.length === 0) return [];
  if (subject === "variant") return findVariantIds(db, userId, ids);
  const table = TABLES[subject];
  if (table === null) return [];
  const rows = await db
    .selectFrom(table)
    .where("userId", "=", userId)
    .where("id", "in", ids)
    .select("id")
    .execute();
  return rows.map(({ id }) => id);
}
