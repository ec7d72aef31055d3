import type { Catch } from "@creel/domain/catches/catch";

import { ApiError } from "../http/api-error.ts";
import type { OnProgress } from "../http/upload.ts";
import { afterFailure, isDone } from "./failure.ts";
import { mergeChange } from "./merge.ts";
import { nextToSend, type OutboxItem, type Work } from "./outbox-item.ts";
import { type Sent } from "./outbox-news.ts";
import { changeOutbox, trimSent } from "./outbox-store.ts";
import { asWaiting, isUnknownToServer, planSent } from "./plan.ts";
import { noteSendingProgress } from "./sending-progress.ts";

const UNAUTHORIZED = 401;
const STALE = 412;

/** How long an item may be on its way without progress. */
const QUIET_MS = 60_000;
/** How often progress is noted. */
const NOTE_EVERY_MS = 15_000;

export interface Sending {
  userId: string;
  /** Returns the catch in the answer, `null` after a deletion. @throws ApiError, NetworkError */
  deliver: (item: OutboxItem, onProgress: OnProgress) => Promise<Catch | null>;
  /** Ends it between two items. */
  signal: AbortSignal;
}

/**
 * Sends what is due, one item after the other, until nothing is or the server does not answer. Only one tab of a device
 * may do this at a time. Returns until when nothing else is to be tried, in milliseconds since 1970: 0 when all that
 * was due was tried, `Infinity` when the session is over.
 */
export async function sendOutbox(sending: Sending): Promise<number> {
  await wakeStranded(sending.userId);
  let pausedUntil = 0;
  while (pausedUntil === 0 && !sending.signal.aborted) {
    const item = await takeNext(sending.userId);
    if (!item) break;
    pausedUntil = await sendOne(sending, item);
  }
  await trimSent();
  return pausedUntil;
}

/** What was on its way when its tab ended waits again. */
function wakeStranded(userId: string): Promise<unknown> {
  return changeOutbox(userId, (items) => ({
    put: items.filter(({ state }) => state === "sending").map(asWaiting),
    removed: [],
  }));
}

/** The next item, which is stored as on its way: whether the server has it is unknown from now on. */
async function takeNext(userId: string): Promise<OutboxItem | null> {
  const { put, removed } = await changeOutbox(userId, (items) => {
    const now = Date.now();
    const next = nextToSend(items, now);
    if (!next) return { put: [], removed: [] };
    const isLocal = next.work.kind === "delete" && isUnknownToServer(items, next.catchId);
    if (isLocal) return planSent(items, next, null);
    const nextAt = now + QUIET_MS;
    return { put: [{ ...next, state: "sending", tries: next.tries + 1, nextAt }], removed: [] };
  });
  if (removed.length > 0) return takeNext(userId);
  return put[0] ?? null;
}

async function sendOne({ userId, deliver }: Sending, item: OutboxItem): Promise<number> {
  try {
    const stored = await deliver(item, progressOf(item));
    await settleSent(userId, { item, stored });
    return 0;
  } catch (error) {
    return settleFailure(item, error);
  }
}

function settleSent(userId: string, sent: Sent): Promise<unknown> {
  return changeOutbox(userId, (items) => planSent(items, sent.item, sent.stored), { sent });
}

/** A large photo may be on its way for minutes; as long as it moves, no other tab takes it over. */
function progressOf(item: OutboxItem): OnProgress {
  let notedAt = Date.now();
  return (share) => {
    noteSendingProgress(item.id, share);
    const now = Date.now();
    if (now - notedAt < NOTE_EVERY_MS) return;
    notedAt = now;
    void changeOutbox(item.userId, (items) => ({
      put: items.flatMap((each) =>
        each.id === item.id && each.state === "sending" ? [{ ...each, nextAt: now + QUIET_MS }] : [],
      ),
      removed: [],
    }));
  };
}

async function settleFailure(item: OutboxItem, error: unknown): Promise<number> {
  const { userId } = item;
  if (isDone(item, error)) {
    await settleSent(userId, { item, stored: null });
    return 0;
  }
  const isSignedOut = hasStatus(error, UNAUTHORIZED);
  const after = isSignedOut ? asWaiting(item) : (resolved(item, error) ?? afterFailure(item, error));
  await changeOutbox(userId, (items) => replace(items, after));
  if (isSignedOut) return Infinity;
  return error instanceof ApiError ? 0 : after.nextAt;
}

/** Somebody may have dropped it meanwhile, or made it one of another catch. */
function replace(items: readonly OutboxItem[], item: OutboxItem) {
  const isThere = items.some(({ id, catchId }) => id === item.id && catchId === item.catchId);
  return { put: isThere ? [item] : [], removed: [] };
}

/** What was changed elsewhere meanwhile is sent again, where nobody has to decide. */
function resolved(item: OutboxItem, error: unknown): OutboxItem | null {
  if (!hasStatus(error, STALE)) return null;
  const refused = afterFailure(item, error);
  if (item.work.kind === "create") return asChange(item.work, refused);
  return merged(item, refused.problem?.stored ?? null);
}

/** The catch is there: what was typed since goes on as a change of it; where nobody knows what that is, it asks. */
function asChange({ since, fields }: Extract<Work, { kind: "create" }>, refused: OutboxItem): OutboxItem {
  if (since) return { ...asWaiting(refused), work: { kind: "change", ...since } };
  const { id: _id, ...words } = fields;
  return { ...refused, work: { kind: "change", base: null, fields: words } };
}

/** `null` where the two sides changed the same fields. */
function merged(item: OutboxItem, stored: Catch | null): OutboxItem | null {
  if (item.work.kind !== "change") return null;
  const { base } = item.work;
  const fields = base && stored && mergeChange({ base, stored, fields: item.work.fields });
  return fields ? { ...asWaiting(item), work: { kind: "change", base: stored, fields } } : null;
}

function hasStatus(error: unknown, status: number): boolean {
  return error instanceof ApiError && error.status === status;
}
