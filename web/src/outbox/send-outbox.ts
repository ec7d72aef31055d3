import type { Catch } from "@creel/domain/catches/catch";

import { ApiError } from "../http/api-error.ts";
import { afterFailure, isDone } from "./failure.ts";
import { mergeChange } from "./merge.ts";
import { nextToSend, type OutboxItem } from "./outbox-item.ts";
import { changeOutbox, trimSent } from "./outbox-store.ts";
import { asWaiting, isUnknownToServer, planSent } from "./plan.ts";

const UNAUTHORIZED = 401;
const STALE = 412;

export interface Sending {
  userId: string;
  /** Returns the catch in the answer, `null` after a deletion. @throws ApiError, NetworkError */
  deliver: (item: OutboxItem) => Promise<Catch | null>;
  onSent: (item: OutboxItem, stored: Catch | null) => void;
  /** Ends it between two items. */
  signal: AbortSignal;
}

/**
 * Sends what is due, one item after the other, until nothing is or the server does not answer. Only one tab of a device
 * may do this at a time.
 */
export async function sendOutbox(sending: Sending): Promise<void> {
  await wakeStranded(sending.userId);
  while (!sending.signal.aborted) {
    const item = await takeNext(sending.userId);
    if (!item || !(await sendOne(sending, item))) break;
  }
  await trimSent();
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
    const next = nextToSend(items, Date.now());
    if (!next) return { put: [], removed: [] };
    const isLocal = next.work.kind === "delete" && isUnknownToServer(items, next.catchId);
    if (isLocal) return planSent(items, next, null);
    return { put: [{ ...next, state: "sending", tries: next.tries + 1 }], removed: [] };
  });
  if (removed.length > 0) return takeNext(userId);
  return put[0] ?? null;
}

/** Returns false when nothing else can be sent now. */
async function sendOne({ userId, deliver, onSent }: Sending, item: OutboxItem): Promise<boolean> {
  try {
    const stored = await deliver(item);
    await changeOutbox(userId, (items) => planSent(items, item, stored), { sent: item });
    onSent(item, stored);
    return true;
  } catch (error) {
    return settleFailure(item, error, onSent);
  }
}

async function settleFailure(item: OutboxItem, error: unknown, onSent: Sending["onSent"]): Promise<boolean> {
  const { userId } = item;
  if (isDone(item, error)) {
    await changeOutbox(userId, (items) => planSent(items, item, null), { sent: item });
    onSent(item, null);
    return true;
  }
  const isSignedOut = error instanceof ApiError && error.status === UNAUTHORIZED;
  const after = isSignedOut ? asWaiting(item) : (merged(item, error) ?? afterFailure(item, error));
  await changeOutbox(userId, (items) => replace(items, after));
  return error instanceof ApiError && !isSignedOut;
}

/** Somebody may have dropped it meanwhile. */
function replace(items: readonly OutboxItem[], item: OutboxItem) {
  return { put: items.some(({ id }) => id === item.id) ? [item] : [], removed: [] };
}

/** A change of what was changed elsewhere is sent again, where the two sides changed different fields. */
function merged(item: OutboxItem, error: unknown): OutboxItem | null {
  if (!(error instanceof ApiError && error.status === STALE) || item.work.kind !== "change") return null;
  const { base } = item.work;
  const { stored } = afterFailure(item, error).problem ?? {};
  const fields = base && stored && mergeChange({ base, stored, fields: item.work.fields });
  return fields ? { ...asWaiting(item), work: { kind: "change", base: stored, fields } } : null;
}
