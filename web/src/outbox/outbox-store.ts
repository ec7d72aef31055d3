import { logDatabase } from "../device/log-database.ts";
import { sessionAsStored } from "../http/prefetch.ts";
import { memberOf } from "../store/parse-json.ts";
import { type OutboxItem, byAge, type Changes } from "./outbox-item.ts";
import { announce, type Sent } from "./outbox-news.ts";
import { readItem } from "./read-item.ts";

/** How many items that were sent are remembered. */
const SENT_LIMIT = 50;

export interface KeptFile {
  bytes: ArrayBuffer;
  type: string;
}

/** What is stored in the same transaction as the items. */
interface Along {
  /** By the ids of their photos. */
  files?: ReadonlyMap<string, KeptFile>;
  /** The draft that ends. */
  draftId?: string;
  sent?: Sent;
  /** Whether it has to outlive an empty battery. */
  isLasting?: boolean;
}

/** The items of a user, the oldest first. */
export async function listItems(userId: string): Promise<OutboxItem[]> {
  const records = await (await logDatabase()).getAllFromIndex("outbox", "user", userId);
  return readItems(records);
}

/**
 * Changes the outbox by a plan that is made of its items as they are now; all of it is stored, or nothing.
 *
 * @throws DOMException QuotaExceededError when the device has no room.
 */
export async function changeOutbox(userId: string, plan: Plan, along: Along = {}): Promise<Changes> {
  try {
    return await changeOnce(userId, plan, along);
  } catch (error) {
    // After a write that found no room Firefox lets the next transaction do nothing but remove.
    if (!(error instanceof DOMException && error.name === "InvalidStateError")) throw error;
    return changeOnce(userId, plan, along);
  }
}

type Plan = (items: readonly OutboxItem[]) => Changes;

async function changeOnce(
  userId: string,
  plan: Plan,
  { files = new Map(), draftId, sent, isLasting = draftId !== undefined || files.size > 0 }: Along,
): Promise<Changes> {
  // A catch that is said to be kept outlives an empty battery; the rest is repeated.
  const durability = isLasting ? "strict" : "relaxed";
  const work = (await logDatabase()).transaction(
    ["outbox", "owners", "files", "sent", "drafts", "photos"],
    "readwrite",
    { durability },
  );
  const outbox = work.objectStore("outbox");
  const fileStore = work.objectStore("files");
  const records = await outbox.index("user").getAll(userId);
  const changes = plan(readItems(records));
  await allOrNothing(work, [
    ...changes.put.map((item) => () => outbox.put(item)),
    ...namesOf(changes.put, userId).map(
      (firstName) => () => work.objectStore("owners").put({ firstName }, userId),
    ),
    ...changes.removed.map(
      ({ id }) =>
        () =>
          outbox.delete(id),
    ),
    ...changes.removed.flatMap(photoIdOf).map((photoId) => () => fileStore.delete(photoId)),
    ...Array.from(
      files,
      ([photoId, file]) =>
        () =>
          fileStore.put(file, photoId),
    ),
    ...(draftId === undefined ? [] : [() => work.objectStore("drafts").delete(draftId)]),
    ...(draftId === undefined ? [] : [() => work.objectStore("photos").delete(draftId)]),
    ...(sent ? [() => work.objectStore("sent").put({ ...sent.item, sentAt: Date.now() })] : []),
  ]);
  if (changes.put.length + changes.removed.length > 0) announce({ sent: sent ?? null });
  return changes;
}

/** The name is needed when the session is over, whose end may not be foreseen. */
function namesOf(kept: readonly OutboxItem[], userId: string): string[] {
  if (kept.length === 0) return [];
  const user = memberOf(sessionAsStored(), "user");
  const name = memberOf(user, "firstName");
  return memberOf(user, "id") === userId && typeof name === "string" ? [name] : [];
}

/** @throws what ended the transaction, not what that made of its other steps. */
async function allOrNothing(
  work: { done: Promise<void>; abort: () => void },
  steps: readonly (() => Promise<unknown>)[],
): Promise<void> {
  try {
    await Promise.all([...steps.map(async (step) => step()), work.done]);
  } catch (error) {
    const ended = work.done.catch((reason: unknown) => reason);
    endNow(work);
    const reason = await ended;
    throw reason instanceof DOMException && reason.name !== "AbortError" ? reason : error;
  }
}

/** What was stored so far is taken back. */
function endNow(work: { abort: () => void }): void {
  try {
    work.abort();
  } catch {
    // It has ended by itself.
  }
}

function readItems(records: readonly unknown[]): OutboxItem[] {
  return records.flatMap((record) => readItem(record) ?? []).toSorted(byAge);
}

function photoIdOf({ work }: OutboxItem): string[] {
  return work.photoId === undefined ? [] : [work.photoId];
}

export async function fileOfPhoto(photoId: string): Promise<Blob | null> {
  const file = await (await logDatabase()).get("files", photoId);
  return file ? new Blob([file.bytes], { type: file.type }) : null;
}

/** Forgets all but the last that were sent. */
export async function trimSent(): Promise<void> {
  const work = (await logDatabase()).transaction("sent", "readwrite");
  // Ids are in the order in which the items were kept.
  const ids = await work.store.getAllKeys();
  await Promise.all([...ids.slice(0, -SENT_LIMIT).map((id) => work.store.delete(id)), work.done]);
}
