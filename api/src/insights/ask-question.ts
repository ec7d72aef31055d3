import type { ImportedQuestion } from "@creel/domain/import/imported-parts";
import type { InsightQuestion, NewInsightQuestion } from "@creel/domain/insights/insight-question";
import { v7 as uuidv7 } from "uuid";

import type { Database } from "../database/connect.ts";
import { withLockedLog } from "../database/lock-own.ts";
import type { InsightQuestionRow } from "../database/schema.ts";
import type { SpeciesNames } from "../database/species-names.ts";
import { AppError } from "../errors/errors.ts";
import { findOpenQuestion, ownQuestions } from "./questions.repository.ts";

/** Asking with the same id again changes nothing. @throws AppError question_open */
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

export function presentQuestion(
  { id, factor, bin, species, askedAt, closedAt }: InsightQuestionRow,
  nameOf: SpeciesNames["nameOf"] = String,
): InsightQuestion {
  return {
    id,
    factor,
    bin,
    species: species && nameOf(species),
    asked_at: askedAt.toISOString(),
    closed_at: closedAt?.toISOString() ?? null,
  };
}

/**
 * Imports a question from an archive with its original time. An existing question stays as it is.
 * @throws AppError invalid_input if both logs have an open one
 */
export async function importQuestion(db: Database, userId: string, sent: ImportedQuestion): Promise<void> {
  const { id = uuidv7(), factor, bin = null, species = null } = sent;
  const key = { userId, id: id.toLowerCase() };
  const times = timesOf(sent);
  await withLockedLog(db, userId, async (transaction) => {
    if (await ownQuestions.find(transaction, key)) return;
    if (times.closedAt === null && (await findOpenQuestion(transaction, userId))) {
      throw new AppError("invalid_input", { fields: { closed_at: { code: "question_open" } } });
    }
    await ownQuestions.insert(transaction, { ...key, factor, bin, species, ...times });
  });
}

export function timesOf({ asked_at: asked, closed_at: closed }: ImportedQuestion) {
  return { askedAt: new Date(asked), closedAt: closed === null ? null : new Date(closed) };
}

/** @throws AppError invalid_input */
export function checkTimes(sent: ImportedQuestion): void {
  const { askedAt, closedAt } = timesOf(sent);
  const isAskedLater = askedAt > new Date();
  if (isAskedLater || (closedAt !== null && closedAt < askedAt)) {
    const name = isAskedLater ? "asked_at" : "closed_at";
    throw new AppError("invalid_input", { fields: { [name]: { code: "invalid" } } });
  }
}
