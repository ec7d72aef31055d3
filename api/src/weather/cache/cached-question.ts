import * as z from "zod/mini";

import type { WeatherAnswerRow } from "../../database/schema.ts";
import type { AnswerKey } from "./answers.repository.ts";

/** A question of one angler, which is put to another service at most once for all their devices. */
export interface CachedQuestion<Answer> {
  key: AnswerKey;
  schema: z.ZodMiniType<Answer>;
  /** Of the present: the answer is told as that of the slot of the clock it came in. */
  slotMs?: number;
  /** Until when the answer need not be asked for again, by when it was given or its slot began. */
  freshUntil: (answer: Answer, now: Date) => Date;
  /** For how long it is still better than none when the service fails; from when it was given, in ms. */
  staleMs: number;
  /** What it takes of the service's allowance, in calls; 1 unless said. */
  calls?: number;
  /** @throws UpstreamError */
  ask: (signal: AbortSignal) => Promise<Answer>;
}

export interface CachedAnswer<Answer> {
  answer: Answer;
  /** When it was given, or its slot began. */
  answeredAt: Date;
  /** Seconds since it was given, when it should have been asked for anew and could not be; else `null`. */
  staleSeconds: number | null;
}

/** The stored answer, unless it is too old. */
export function readCached<Answer>(
  row: WeatherAnswerRow | undefined,
  question: CachedQuestion<Answer>,
  now: Date,
): CachedAnswer<Answer> | null {
  if (!row?.answeredAt || !row.freshUntil) return null;
  const ageMs = now.getTime() - row.answeredAt.getTime();
  const isFresh = row.freshUntil > now;
  if (!isFresh && ageMs > question.staleMs) return null;
  const read = z.safeParse(question.schema, JSON.parse(row.answer ?? "null"));
  if (!read.success) return null;
  const staleSeconds = isFresh ? null : Math.max(0, Math.round(ageMs / 1000));
  return { answer: read.data, answeredAt: row.answeredAt, staleSeconds };
}
