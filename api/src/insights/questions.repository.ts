import type { Database } from "../database/connect.ts";
import { ownedRows, type RowKey } from "../database/owned-rows.ts";
import type { InsightQuestionRow } from "../database/schema.ts";

export const ownQuestions = ownedRows("insightQuestions", ["askedAt", "desc"]);

export async function findOpenQuestion(
  db: Database,
  userId: string,
): Promise<InsightQuestionRow | undefined> {
  return db
    .selectFrom("insightQuestions")
    .where("userId", "=", userId)
    .where("closedAt", "is", null)
    .selectAll()
    .executeTakeFirst();
}

/** A closed question stays as it is. The process provides the time, because Citus rejects now() within COALESCE. */
export async function setClosed(
  db: Database,
  { userId, id }: RowKey,
): Promise<InsightQuestionRow | undefined> {
  return db
    .updateTable("insightQuestions")
    .set((is) => ({ closedAt: is.fn.coalesce("closedAt", is.val(new Date())) }))
    .where("userId", "=", userId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
}
