import type { ImportedQuestion } from "@creel/domain/import/imported-parts";
import { v7 as uuidv7 } from "uuid";

import type { Database } from "../../database/connect.ts";
import { withLockedLog } from "../../database/lock-own.ts";
import { AppError } from "../../errors/errors.ts";
import { findOpenQuestion, ownQuestions } from "./questions.repository.ts";

/**
 * A question comes from an archive, asked when it was asked there; one that is here already stays as it is.
 * @throws AppError invalid_input where both logs have an open one
 */
export async function bringQuestion(db: Database, userId: string, sent: ImportedQuestion): Promise<void> {
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
