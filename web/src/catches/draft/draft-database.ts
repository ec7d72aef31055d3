import { type DBSchema, type IDBPDatabase, openDB } from "idb";

import type { DraftRecord } from "./draft.ts";

const NAME = "creel.drafts";

interface DraftDatabase extends DBSchema {
  drafts: { key: string; value: DraftRecord; indexes: { user: string; catch: string } };
  /** Beside the drafts: a word more in the notes must not write ten photos anew. */
  photos: { key: string; value: readonly unknown[] };
}

let opened: Promise<IDBPDatabase<DraftDatabase>> | null = null;

/** Where drafts are on this device. It is opened when it is first asked for. */
export function draftDatabase(): Promise<IDBPDatabase<DraftDatabase>> {
  opened ??= openDB<DraftDatabase>(NAME, 1, {
    upgrade(db) {
      const drafts = db.createObjectStore("drafts", { keyPath: "id" });
      drafts.createIndex("user", "userId");
      drafts.createIndex("catch", "base.id");
      db.createObjectStore("photos");
    },
    // Another tab has a newer app: it goes first, and this one opens what is there when it next writes.
    blocking: (_version, _newer, event) => {
      opened = null;
      if (event.target instanceof IDBDatabase) event.target.close();
    },
    terminated: () => {
      opened = null;
    },
  }).catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

/** Of a user, on this device. */
export async function countDrafts(userId: string): Promise<number> {
  return (await draftDatabase()).countFromIndex("drafts", "user", userId);
}

export async function removeDraft(id: string): Promise<void> {
  return remove([id]);
}

/** Those of a user: nothing of what they typed stays on this device. */
export async function removeDraftsOfUser(userId: string): Promise<void> {
  return remove(await (await draftDatabase()).getAllKeysFromIndex("drafts", "user", userId));
}

/** Those of changes to a catch, which is no more. */
export async function removeDraftsOfCatch(catchId: string): Promise<void> {
  return remove(await (await draftDatabase()).getAllKeysFromIndex("drafts", "catch", catchId));
}

async function remove(ids: readonly string[]): Promise<void> {
  const work = (await draftDatabase()).transaction(["drafts", "photos"], "readwrite");
  const deletions = ids.flatMap((id) => [
    work.objectStore("drafts").delete(id),
    work.objectStore("photos").delete(id),
  ]);
  await Promise.all([...deletions, work.done]);
}
