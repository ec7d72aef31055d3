import * as z from "zod/mini";

import type { Database } from "../../database/connect.ts";
import { type Patience, USUAL_PATIENCE } from "../upstream/patience.ts";
import { findAnswer } from "./answers.repository.ts";
import { type Found, type Lookup, readKept } from "./lookup.ts";
import { refresh } from "./refresh.ts";

/**
 * Finds what is known already, or asks. `countQuestion` is told before other people's services are bothered.
 *
 * @throws AppError weather_unavailable when there is nothing, and what `countQuestion` throws
 */
export type LookUp = <Answer>(
  lookup: Lookup<Answer>,
  countQuestion: () => Promise<void>,
) => Promise<Found<Answer>>;

interface CacheOptions {
  db: Database;
  patience?: Patience;
  now?: () => Date;
}

/** Answers in the database: every process looks there first, and one of them asks the service. */
export function openAnswerCache(options: CacheOptions): LookUp {
  const { db, patience = USUAL_PATIENCE, now = () => new Date() } = options;
  const asking = new Map<string, Promise<Found<unknown>>>();

  /** All who have the same question at the same time in this process share one try. */
  async function refreshOnce<Answer>(
    lookup: Lookup<Answer>,
    stale: Found<Answer> | null,
  ): Promise<Found<Answer>> {
    const name = JSON.stringify(lookup.key);
    const already = asking.get(name);
    if (already) {
      const found = await already;
      // One key has one kind of answer; the compiler is shown.
      return { ...found, answer: z.parse(lookup.schema, found.answer) };
    }
    const mine = refresh({ db, patience, now }, lookup, stale);
    asking.set(name, mine);
    try {
      return await mine;
    } finally {
      asking.delete(name);
    }
  }

  return async (lookup, countQuestion) => {
    const kept = readKept(await findAnswer(db, lookup.key), lookup, now());
    if (kept?.staleSeconds === null) return kept;
    try {
      await countQuestion();
    } catch (error) {
      if (kept) return kept;
      throw error;
    }
    return refreshOnce(lookup, kept);
  };
}
