import type { Database } from "../database/connect.ts";
import { deleteAnswersBefore } from "./cache/answers.repository.ts";
import { MAX_AGE_MS } from "./questions.ts";

/** Removes answers that are of no use any more. Past hours that are settled stay. */
export function sweepAnswers(db: Database, now: Date): Promise<number> {
  return deleteAnswersBefore(db, new Date(now.getTime() - MAX_AGE_MS));
}
