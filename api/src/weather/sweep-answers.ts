import type { Database } from "../database/connect.ts";
import { deleteAnswersBefore } from "./cache/answers.repository.ts";
import { MAX_AGE_MS } from "./cache/cached-question.ts";

/** Deletes answers that are too old to be used. Settled past hours stay. */
export function sweepAnswers(db: Database, now: Date): Promise<number> {
  return deleteAnswersBefore(db, new Date(now.getTime() - MAX_AGE_MS));
}
