import { allOrNothing } from "../device/all-or-nothing.ts";
import { logDatabase } from "../device/log-database.ts";
import { sessionAsStored } from "../http/prefetch.ts";
import { memberOf } from "../store/parse-json.ts";
import { type OutboxItem, byAge, type Changes } from "./outbox-item.ts";
import { announce, type Sent } from "./outbox-news.ts";
import { readItem } from "./read-item.ts";

/** How many sent items are remembered. */
const SENT_LIMIT = 50;

export interface StoredFile {
  bytes: ArrayBuffer;
  type: string;
}

/** Data stored in the same transaction as the items. */
interface AlsoStored {
  /** Keyed by photo id. */
  files?: ReadonlyMap<string, StoredFile>;
  /** The draft to delete. */
  draftId?: string;
  sent?: Sent;
  /** Whether the write must survive a power loss. */
  isLasting?: boolean;
}

/** Returns the items of a user, sorted oldest first. */
export async function listItems(userId: string): Promise<OutboxItem[]> {
  const records = await (await logDatabase()).getAllFromIndex("outbox", "user", userId);
  return readItems(records);
}

/**
 * Applies a plan computed from the current items. Stores all of it or nothing.
 *
 * @throws DOMException QuotaExceededError if the device has no room
 */
export async function changeOutbox(userId: string, plan: Plan, along: AlsoStored = {}): Promise<Changes> {
  try {
    return await changeOnce(userId, plan, along);
  } catch (error) {
    // After a write fails for lack of space, Firefox allows only deletions in the next transaction.
    if (!(error instanceof DOMException && error.name === "InvalidStateError")) throw error;
    return changeOnce(userId, plan, along);
  }
}

type Plan = (items: readonly OutboxItem[]) => Changes;

async function changeOnce(
  userId: string,
  plan: Plan,
  { files = new Map(), draftId, sent, isLasting = draftId !== undefined || files.size > 0 }: AlsoStored,
): Promise<Changes> {
  // A catch reported as saved must survive a power loss; other changes can be repeated.
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

/** Stores the user's first name, which is shown after the session ends, possibly unexpectedly. */
function namesOf(stored: readonly OutboxItem[], userId: string): string[] {
  if (stored.length === 0) return [];
  const user = memberOf(sessionAsStored(), "user");
  const name = memberOf(user, "firstName");
  return memberOf(user, "id") === userId && typeof name === "string" ? [name] : [];
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

/** Deletes all but the latest `SENT_LIMIT` sent items. */
export async function trimSent(): Promise<void> {
  const work = (await logDatabase()).transaction("sent", "readwrite");
  // Ids sort in the order in which the items were stored.
  const ids = await work.store.getAllKeys();
  await Promise.all([...ids.slice(0, -SENT_LIMIT).map((id) => work.store.delete(id)), work.done]);
}
