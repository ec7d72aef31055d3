import { DAY_MS } from "@creel/domain/dates/units-of-time";
import type { Coordinates } from "@creel/domain/places/coordinates";
import * as z from "zod/mini";

import type { WeatherAnswerRow } from "../../database/schema.ts";
import type { AnswerKey } from "./answers.repository.ts";

/** The hour in the key of answers about the present. */
export const NOW = new Date(0);
export const FOR_GOOD = new Date("9999-12-31T00:00:00Z");

/** Answers that are older are useless, except settled ones. */
export const MAX_AGE_MS = 15 * DAY_MS;

export interface Asker {
  userId: string;
  place: Coordinates;
}

/** An answer about the present is fresh until its clock slot ends, no matter when in the slot it was requested. */
export function withinSlots(slotMs: number) {
  return { slotMs, freshUntil: (_answer: unknown, start: Date) => new Date(start.getTime() + slotMs) };
}

/** A question of one angler. The service is asked at most once for all of the angler's devices. */
export interface CachedQuestion<Answer> {
  key: AnswerKey;
  schema: z.ZodMiniType<Answer>;
  /**
   * For questions about the present, the length of a clock slot: `answeredAt` is the start of the slot in which the
   * answer came.
   */
  slotMs?: number;
  /** Returns until when the answer is fresh. `now` is when it was given, or the start of its slot. */
  freshUntil: (answer: Answer, now: Date) => Date;
  /** How many milliseconds after it was given an answer may still be used if the service fails. */
  staleMs: number;
  /** The calls that the question costs of the service's allowance; 1 if absent. */
  calls?: number;
  /** @throws UpstreamError */
  ask: (signal: AbortSignal) => Promise<Answer>;
}

export interface CachedAnswer<Answer> {
  answer: Answer;
  /** When the answer was given, or the start of its slot. */
  answeredAt: Date;
  /** Seconds since `answeredAt` if the answer is stale because it could not be renewed; else `null`. */
  staleSeconds: number | null;
}

/** Returns the stored answer, unless it is too old. */
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
