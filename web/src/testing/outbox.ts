import type { User } from "@creel/domain/accounts/user";

import { type CatchWork, makeCatchItem } from "../catches/outbox/catch-item.ts";
import { logDatabase } from "../device/log-database.ts";
import type { OutboxItem } from "../outbox/outbox-item.ts";
import { changeOutbox } from "../outbox/outbox-store.ts";
import { answersOfLog } from "./log.ts";
import { type Answers, noAnswer } from "./network.ts";

/** Returns answers to no request, so that items keep waiting. */
export function withoutAnswers(): Answers {
  const questions = ["GET /auth/me", "GET /health", "GET /config", ...Object.keys(answersOfLog())];
  return Object.fromEntries(questions.map((question) => [question, noAnswer]));
}

const JPEG = { bytes: new ArrayBuffer(700_000), type: "image/jpeg" };

export interface WaitingItem extends Partial<
  Pick<OutboxItem, "state" | "tries" | "nextAt" | "problem" | "keptAt">
> {
  catchId?: string;
  work?: CatchWork;
  species?: string;
}

/** Adds an item to the angler's outbox, by default a new pike caught today. */
export async function addWaiting(
  { id: userId, firstName }: Pick<User, "id" | "firstName">,
  { catchId = "pike", species = "Pike", work, ...state }: WaitingItem = {},
): Promise<void> {
  const fields = {
    id: catchId,
    species,
    date: new Date().toISOString(),
    latitude: 47,
    longitude: -92,
    weight: 4,
  };
  const item = { ...makeCatchItem({ userId, catchId }, work ?? { kind: "create", fields }), ...state };
  const photoId = item.work.kind === "photo" ? item.work.photoId : null;
  const files = new Map(photoId === null ? [] : [[photoId, JPEG]]);
  await (await logDatabase()).put("owners", { firstName }, userId);
  await changeOutbox(userId, () => ({ put: [item], removed: [] }), { files });
}
