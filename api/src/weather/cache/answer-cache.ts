import * as z from "zod/mini";

import type { Database } from "../../database/connect.ts";
import { type Timeouts, DEFAULT_TIMEOUTS } from "../upstream/timeouts.ts";
import { findAnswer } from "./answers.repository.ts";
import { type CachedAnswer, type CachedQuestion, readCached } from "./cached-question.ts";
import { refresh } from "./refresh.ts";

/**
 * Returns the cached answer or asks the service, after calling `countQuestion`.
 * @throws AppError weather_unavailable if there is no answer, and any error of `countQuestion`
 */
export type ReadThrough = <Answer>(
  question: CachedQuestion<Answer>,
  countQuestion: (calls: number) => Promise<void>,
) => Promise<CachedAnswer<Answer>>;

interface CacheOptions {
  db: Database;
  timeouts?: Timeouts;
  now?: () => Date;
}

/**
 * Answers are cached in the database per angler, so that neither an answer nor its response time reveals another
 * angler's questions. Only one process asks the service.
 */
export function openAnswerCache(options: CacheOptions): ReadThrough {
  const { db, timeouts = DEFAULT_TIMEOUTS, now = () => new Date() } = options;
  const asking = new Map<string, Promise<CachedAnswer<unknown>>>();

  /** Concurrent requests of this process with the same question share one try. */
  async function refreshOnce<Answer>(
    question: CachedQuestion<Answer>,
    stale: CachedAnswer<Answer> | null,
  ): Promise<CachedAnswer<Answer>> {
    const name = JSON.stringify(question.key);
    const already = asking.get(name);
    if (already) {
      const found = await already;
      // Parsed only for its type: one key always has the same kind of answer.
      return { ...found, answer: z.parse(question.schema, found.answer) };
    }
    const mine = refresh({ db, timeouts, now }, question, stale);
    asking.set(name, mine);
    try {
      return await mine;
    } finally {
      asking.delete(name);
    }
  }

  return async (question, countQuestion) => {
    const cached = readCached(await findAnswer(db, question.key), question, now());
    if (cached?.staleSeconds === null) return cached;
    try {
      await countQuestion(question.calls ?? 1);
    } catch (error) {
      if (cached) return cached;
      throw error;
    }
    return refreshOnce(question, cached);
  };
}
