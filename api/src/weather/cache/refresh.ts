import { setTimeout as wait } from "node:timers/promises";

import { MINUTE_MS } from "@creel/domain/dates/units-of-time";

import type { Database } from "../../database/connect.ts";
import { AppError } from "../../errors/errors.ts";
import type { Timeouts } from "../upstream/timeouts.ts";
import { UpstreamError } from "../upstream/upstream-error.ts";
import { claimQuestion, findAnswer, backOff, storeAnswer } from "./answers.repository.ts";
import { type CachedAnswer, type CachedQuestion, readCached } from "./cached-question.ts";

export interface CacheContext {
  db: Database;
  timeouts: Timeouts;
  now: () => Date;
}

const POLL_MS = 100;
/** Time to store the answer after the request's time-out. */
const LEASE_MARGIN_MS = 2000;
const MAX_CELL_COOL_DOWN_MS = 5 * MINUTE_MS;

/**
 * Asks the service, or waits for another process that does. A lease in the row decides which process asks: it holds no
 * database connection and expires if the process dies.
 * @throws AppError weather_unavailable if there is not even a stale answer
 */
export async function refresh<Answer>(
  context: CacheContext,
  question: CachedQuestion<Answer>,
  stale: CachedAnswer<Answer> | null,
): Promise<CachedAnswer<Answer>> {
  const { db, timeouts, now } = context;
  const leaseMs = timeouts.overallMs + LEASE_MARGIN_MS;
  for (const deadline = Date.now() + leaseMs; Date.now() < deadline; await wait(POLL_MS)) {
    const isOurTurn = await claimQuestion(db, question.key, { now: now(), until: later(now(), leaseMs) });
    if (isOurTurn === "gone") break;
    if (isOurTurn) return await askAndStore(context, question, stale);
    const found = (await findFresh(context, question)) ?? stale;
    if (found) return found;
  }
  throw unavailable(timeouts.coolDownMs);
}

async function findFresh<Answer>(
  { db, now }: CacheContext,
  question: CachedQuestion<Answer>,
): Promise<CachedAnswer<Answer> | null> {
  const row = await findAnswer(db, question.key);
  const cached = readCached(row, question, now());
  if (cached?.staleSeconds === null) return cached;
  const coolDownMs = (row?.restsUntil?.getTime() ?? 0) - now().getTime();
  if (coolDownMs > 0 && !cached) throw unavailable(coolDownMs);
  return null;
}

async function askAndStore<Answer>(
  { db, timeouts, now }: CacheContext,
  { key, ask, slotMs = 1, freshUntil }: CachedQuestion<Answer>,
  stale: CachedAnswer<Answer> | null,
): Promise<CachedAnswer<Answer>> {
  try {
    const answer = await ask(AbortSignal.timeout(timeouts.overallMs));
    const answeredAt = startOfSlot(now(), slotMs);
    await storeAnswer(db, key, {
      answer: JSON.stringify(answer),
      answeredAt,
      freshUntil: freshUntil(answer, answeredAt),
    });
    return { answer, answeredAt, staleSeconds: null };
  } catch (error) {
    const isExpected = error instanceof UpstreamError;
    const coolDownMs = Math.max(timeouts.coolDownMs, (isExpected && error.details.coolDownMs) || 0);
    // The upstream client handles the host's own cool-down, so a cell does not have to wait that long.
    await backOff(db, key, later(now(), Math.min(coolDownMs, MAX_CELL_COOL_DOWN_MS)));
    if (!isExpected) throw error;
    if (stale) return stale;
    throw unavailable(coolDownMs, error);
  }
}

function startOfSlot(instant: Date, slotMs: number): Date {
  return new Date(instant.getTime() - (instant.getTime() % slotMs));
}

function later(date: Date, ms: number): Date {
  return new Date(date.getTime() + ms);
}

function unavailable(coolDownMs: number, cause?: unknown): AppError {
  return new AppError("weather_unavailable", { retryAfter: Math.max(1, coolDownMs / 1000), cause });
}
