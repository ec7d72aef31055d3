import { MINUTE_MS, SECOND_MS } from "@creel/domain/dates/units-of-time";

import { isOutOfRoom } from "../../device/room.ts";
import { ApiError } from "../../http/api-error.ts";
import { logFailure } from "../../http/log-failure.ts";
import type { OnProgress } from "../../http/upload.ts";
import { type ItemType, typeOf, nextToSend } from "../item-type.ts";
import {
  backOff,
  type OutboxItem,
  type OutboxState,
  asWaiting,
  type Changes,
  UNCHANGED,
  isUnknownToServer,
  type Problem,
} from "../outbox-item.ts";
import { type Sent, announceSent } from "../outbox-news.ts";
import { trimSent, changeOutbox } from "../outbox-store.ts";
import { noteSendingProgress } from "./sending-progress.ts";

const UNAUTHORIZED = 401;
const STALE = 412;

/** How long sending an item may go without progress. */
const QUIET_MS = MINUTE_MS;
/** How often progress is stored. */
const NOTE_EVERY_MS = 15 * SECOND_MS;

export interface Sending {
  userId: string;
  types: readonly ItemType[];
  /** @throws ApiError, NetworkError */
  deliver: (item: OutboxItem, onProgress: OnProgress) => Promise<Sent>;
  /** Whether the server answers other requests, asked after a request got no answer. */
  isReached: () => Promise<boolean>;
  /** True to retry failed items now instead of when they are due. */
  isWoken: boolean;
  /** Stops sending between two items. */
  signal: AbortSignal;
}

/**
 * Sends the due items one after the other, until none is due or the server does not answer. Only one tab of a device
 * may run this at a time. Returns the time before which nothing else is to be tried, in milliseconds since 1970: 0 if
 * all due items were tried, `Infinity` if the session ended.
 */
export async function sendOutbox(sending: Sending): Promise<number> {
  const outbox = new SendersOutbox(sending.userId);
  const run = { ...sending, outbox, repeated: new Set<string>() };
  await wake(run, sending.isWoken ? ["sending", "later"] : ["sending"]);
  let pausedUntil = 0;
  while (pausedUntil === 0 && !sending.signal.aborted) {
    const item = await takeNext(run);
    if (!item) break;
    pausedUntil = await sendOne(run, item);
  }
  await trimSent();
  // Items that could not be stored have no stored retry time.
  return outbox.isAhead ? Math.max(pausedUntil, Date.now() + backOff(1)) : pausedUntil;
}

/** Makes items that are scheduled for a retry due now, whichever tab sends them. */
export function wakeLater(userId: string): Promise<unknown> {
  return new SendersOutbox(userId).change((items) => ({
    put: items.filter(({ state }) => state === "later").map(asWaiting),
    removed: [],
  }));
}

/** Makes items in these states wait again; `sending` items are left over from a tab that closed. */
function wake({ outbox, types }: Run, states: readonly OutboxState[]): Promise<unknown> {
  return outbox.change((items) => ({
    put: items.filter((item) => states.includes(item.state) && typeOf(types, item)).map(asWaiting),
    removed: [],
  }));
}

/** Returns the next item, stored as `sending`: from now on, the server may have it. */
async function takeNext(run: Run): Promise<OutboxItem | null> {
  const { outbox, types } = run;
  const { put, removed } = await outbox.change((items) => {
    const now = Date.now();
    const next = nextToSend(items, { types, now });
    if (!next) return { put: [], removed: [] };
    const isUnknown = isUnknownToServer(items, next.subjectId);
    if (next.work.kind === "delete" && isUnknown) return settle(run, items, goneOf(next));
    const nextAt = now + QUIET_MS;
    return { put: [{ ...next, state: "sending", tries: next.tries + 1, nextAt }], removed: [] };
  });
  if (removed.length > 0) return takeNext(run);
  return put[0] ?? null;
}

interface Run extends Pick<Sending, "types" | "deliver" | "isReached"> {
  outbox: SendersOutbox;
  /** The ids of items that were retried at once. */
  repeated: Set<string>;
}

async function sendOne(run: Run, item: OutboxItem): Promise<number> {
  try {
    await settleSent(run, await run.deliver(item, progressOf(item, run.outbox)));
    return 0;
  } catch (error) {
    return settleFailure(run, item, error);
  }
}

function settleSent(run: Run, sent: Sent): Promise<unknown> {
  return run.outbox.change((items) => settle(run, items, sent), { sent });
}

function settle({ types }: Run, items: readonly OutboxItem[], sent: Sent): Changes {
  return typeOf(types, sent.item)?.settle(items, sent) ?? UNCHANGED;
}

/** Returns the result of a completed deletion. */
function goneOf(item: OutboxItem): Sent {
  return { item, answer: null };
}

/** A large photo may take minutes. As long as it makes progress, no other tab takes it over. */
function progressOf(item: OutboxItem, outbox: SendersOutbox): OnProgress {
  let notedAt = Date.now();
  return (share) => {
    noteSendingProgress(item.id, share);
    const now = Date.now();
    if (now - notedAt < NOTE_EVERY_MS) return;
    notedAt = now;
    void outbox.change((items) => ({
      put: items.flatMap((each) =>
        each.id === item.id && each.state === "sending" ? [{ ...each, nextAt: now + QUIET_MS }] : [],
      ),
      removed: [],
    }));
  };
}

async function settleFailure(run: Run, item: OutboxItem, error: unknown): Promise<number> {
  const { outbox, isReached } = run;
  const type = typeOf(run.types, item);
  if (!type) throw error;
  const failed = { type, item };
  if (isDone(item, error)) {
    await settleSent(run, goneOf(item));
    return 0;
  }
  if (isGivenUp(failed, error)) {
    logFailure("A deletion was given up", error);
    await outbox.change((items) => ({ put: [], removed: items.filter(({ id }) => id === item.id) }));
    return 0;
  }
  const isSignedOut = hasStatus(error, UNAUTHORIZED);
  const after = isSignedOut ? asWaiting(item) : (merged(failed, error) ?? afterFailure(failed, error));
  await outbox.change((items) => replace(items, after));
  if (isSignedOut) return Infinity;
  if (error instanceof ApiError) return 0;
  if (!(await isReached())) return after.nextAt;
  await repeatOnce(run, item);
  // Only this item may get no answer, such as a photo that a proxy blocks. The others are still tried.
  return 0;
}

/**
 * Retries the item once, at once. If the network came back just after it failed, later items would be sent before it.
 */
async function repeatOnce({ outbox, repeated }: Run, { id, work }: OutboxItem): Promise<void> {
  if (work.kind === "photo" || repeated.has(id)) return;
  repeated.add(id);
  await outbox.change((items) => ({
    put: items.filter((each) => each.id === id && each.state === "later").map(asWaiting),
    removed: [],
  }));
}

/** The item may have been dropped or moved to another catch in the meantime. */
function replace(items: readonly OutboxItem[], item: OutboxItem) {
  const isThere = items.some((each) => each.id === item.id && each.subjectId === item.subjectId);
  return { put: isThere ? [item] : [], removed: [] };
}

/** Returns a change merged with the stored version, to be sent again; `null` if the angler has to decide. */
function merged(failed: Failed, error: unknown): OutboxItem | null {
  return hasStatus(error, STALE) ? failed.type.merge(afterFailure(failed, error)) : null;
}

function hasStatus(error: unknown, status: number): boolean {
  return error instanceof ApiError && error.status === status;
}

interface Unstored {
  /** The stored item, as JSON. */
  stored: string;
  item: OutboxItem;
}

/**
 * The outbox of a user as the sender changes it. Sending frees space, so it continues when the device has no room:
 * removals need no space and are stored, and changes that cannot be stored are remembered in memory.
 */
export class SendersOutbox {
  readonly #userId: string;
  readonly #unstored = new Map<string, Unstored>();

  constructor(userId: string) {
    this.#userId = userId;
  }

  /** Whether some changes could not be stored and exist only in this object. */
  get isAhead(): boolean {
    return this.#unstored.size > 0;
  }

  /** Like `changeOutbox`. Stores `sent` if there is room. */
  async change(
    plan: (items: readonly OutboxItem[]) => Changes,
    { sent }: { sent?: Sent } = {},
  ): Promise<Changes> {
    const planned = (items: readonly OutboxItem[]) => plan(items.map((item) => this.#latest(item)));
    try {
      const changes = await changeOutbox(this.#userId, planned, sent ? { sent } : {});
      for (const { id } of [...changes.put, ...changes.removed]) this.#unstored.delete(id);
      return changes;
    } catch (error) {
      if (!isOutOfRoom(error)) throw error;
      if (sent) announceSent(sent);
      return this.#removeOnly(planned);
    }
  }

  async #removeOnly(planned: (items: readonly OutboxItem[]) => Changes): Promise<Changes> {
    let changes: Changes = { put: [], removed: [] };
    await changeOutbox(this.#userId, (items) => {
      changes = planned(items);
      for (const { id } of changes.removed) this.#unstored.delete(id);
      for (const item of changes.put) this.#mark(item, items);
      return { put: [], removed: changes.removed };
    });
    return changes;
  }

  #mark(item: OutboxItem, items: readonly OutboxItem[]): void {
    const stored = items.find(({ id }) => id === item.id);
    if (stored) this.#unstored.set(item.id, { stored: JSON.stringify(stored), item });
  }

  /** Drops a remembered change if the stored item was changed since, by a tab that found room. */
  #latest(item: OutboxItem): OutboxItem {
    const unstored = this.#unstored.get(item.id);
    return unstored?.stored === JSON.stringify(item) ? unstored.item : item;
  }
}

/**
 * Temporary errors: the same request may succeed later. All other statuses from 400 to 499 refuse the request itself.
 */
const PASSING = new Set([401, 408, 425, 429]);

interface Failed {
  type: ItemType;
  item: OutboxItem;
}

/** Returns the item after a failed request: refused, or scheduled for a retry. */
export function afterFailure({ type, item }: Failed, error: unknown, now = Date.now()): OutboxItem {
  const problem = problemOf(type, error, now);
  if (isRefusal(error)) return { ...item, state: "asks", problem };
  return { ...item, state: "later", nextAt: now + backOff(item.tries), problem };
}

function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError) || isPassing(error)) return false;
  return error.status >= 400 && error.status < 500;
}

/** An admin who first has to set up a second step can send the same afterwards. */
function isPassing({ status, explanation }: ApiError): boolean {
  return PASSING.has(status) || explanation?.code === "second_step_required";
}

/** Whether a removal can count as done because its record is already gone. */
export function isDone({ work }: OutboxItem, error: unknown): boolean {
  const isRemoval = work.kind === "delete" || work.kind.startsWith("remove");
  return isRemoval && error instanceof ApiError && error.status === 404;
}

/** Gateways that reach no server answer with these and a page of their own. */
const NO_SERVER = new Set([502, 503, 504]);

/** True if the server failed on a deletion whose type does not retry deletions. */
function isGivenUp({ type, item: { work } }: Failed, error: unknown): boolean {
  if (!type.givesUpDeletions || work.kind !== "delete" || !(error instanceof ApiError)) return false;
  const isAnswered = error.explanation !== null || !NO_SERVER.has(error.status);
  return isAnswered && !isPassing(error);
}

function problemOf(type: ItemType, error: unknown, at: number): Problem {
  if (!(error instanceof ApiError)) return { code: "unreached", message: "", at, stored: null };
  const { explanation, status } = error;
  return {
    code: explanation?.code ?? `http_${status}`,
    message: explanation?.message ?? "",
    at,
    status,
    ...(explanation?.fields && { fields: explanation.fields }),
    stored: null,
    ...type.problemIn(error.body),
  };
}
