import type { InsightQuestion, NewInsightQuestion } from "@creel/domain/insights/insight-question";
import { v7 as uuidv7 } from "uuid";

import type { Database } from "../../database/connect.ts";
import { withLockedLog } from "../../database/lock-own.ts";
import type { InsightQuestionRow } from "../../database/schema.ts";
import { AppError } from "../../errors/errors.ts";
import { findOpenQuestion, ownQuestions } from "./questions.repository.ts";

/** The same id again changes nothing. @throws AppError question_open */
export async function askQuestion(
  db: Database,
  userId: string,
  { id = uuidv7(), factor, bin = null, species = null }: NewInsightQuestion,
): Promise<{ row: InsightQuestionRow; isNew: boolean }> {
  const key = { userId, id: id.toLowerCase() };
  return withLockedLog(db, userId, async (transaction) => {
    const stored = await ownQuestions.find(transaction, key);
    if (stored) return { row: stored, isNew: false };
    const open = await findOpenQuestion(transaction, userId);
    if (open) throw new AppError("question_open", { extra: { open: presentQuestion(open) } });
    return { row: await ownQuestions.insert(transaction, { ...key, factor, bin, species }), isNew: true };
  });
}

export function presentQuestion({
  id,
  factor,
  bin,
  species,
  askedAt,
  closedAt,
}: InsightQuestionRow): InsightQuestion {
  return {
    id,
    factor,
    bin,
    species,
    asked_at: askedAt.toISOString(),
    closed_at: closedAt?.toISOString() ?? null,
  };
}
