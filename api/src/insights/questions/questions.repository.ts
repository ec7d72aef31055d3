import type { Insertable } from "kysely";

import type { Database } from "../../database/connect.ts";
import type { InsightQuestionRow } from "../../database/schema.ts";
import type { InsightQuestionTable } from "../../database/tables/insight-tables.ts";

export interface QuestionKey {
  userId: string;
  id: string;
}

/** The latest first. */
export async function findQuestions(db: Database, userId: string): Promise<InsightQuestionRow[]> {
  return db
    .selectFrom("insightQuestions")
    .where("userId", "=", userId)
    .orderBy("askedAt", "desc")
    .orderBy("id", "desc")
    .selectAll()
    .execute();
}

export async function findQuestion(
  db: Database,
  { userId, id }: QuestionKey,
): Promise<InsightQuestionRow | undefined> {
  return db
    .selectFrom("insightQuestions")
    .where("userId", "=", userId)
    .where("id", "=", id)
    .selectAll()
    .executeTakeFirst();
}

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

export async function insertQuestion(
  db: Database,
  row: Insertable<InsightQuestionTable>,
): Promise<InsightQuestionRow> {
  return db.insertInto("insightQuestions").values(row).returningAll().executeTakeFirstOrThrow();
}

/** One that is closed stays as it is. The process says the time: Citus takes no now() within COALESCE. */
export async function setClosed(
  db: Database,
  { userId, id }: QuestionKey,
): Promise<InsightQuestionRow | undefined> {
  return db
    .updateTable("insightQuestions")
    .set((is) => ({ closedAt: is.fn.coalesce("closedAt", is.val(new Date())) }))
    .where("userId", "=", userId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
}

export async function deleteQuestion(db: Database, { userId, id }: QuestionKey): Promise<void> {
  await db.deleteFrom("insightQuestions").where("userId", "=", userId).where("id", "=", id).execute();
}
