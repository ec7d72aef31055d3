import type { ComparedCatch } from "@creel/domain/import/duplicates/compared-catch";
import type { ImportSubject } from "@creel/domain/import/import-row";

import type { Database } from "../database/connect.ts";
import { findVariantIds } from "../database/variant-ids.ts";

const TABLES = {
  water: "waters",
  spot: "spots",
  reading: "waterReadings",
  gear: "gear",
  custom_field: "customFields",
  trial: "lureTrials",
  trip: "trips",
  event: "tripEvents",
  catch: "catches",
  question: "insightQuestions",
  merge: "merges",
  // Dismissals have no ids.
  dismissal: null,
  license: "licenses",
  limit: "limits",
  return_template: "returnTemplates",
  return: "returns",
} as const satisfies Record<Exclude<ImportSubject, "variant">, string | null>;

/** Returns the ids that are already in the angler's log. */
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

/** Returns all of the user's catches except sample ones, with the fields that the comparison needs. */
export async function findLoggedCatches(db: Database, userId: string): Promise<ComparedCatch[]> {
  const rows = await db
    .selectFrom("catches")
    .where("userId", "=", userId)
    .where("isSample", "=", false)
    .select([
      "id",
      "species",
      "caughtAt",
      "caughtOn as day",
      "caughtTime",
      "lengthIn as length",
      "weightLb as weight",
    ])
    .execute();
  return rows.map(({ caughtAt, caughtTime, ...row }) =>
    Object.assign(row, { caughtAt: caughtTime === null ? null : caughtAt.getTime() }),
  );
}
