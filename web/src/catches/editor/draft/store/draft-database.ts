import type { DBSchema } from "idb";

import { openedOnce } from "../../../../device/device-database.ts";
import { DRAFTS_DATABASE } from "../../../../device/storage-keys.ts";
import type { DraftRecord } from "./draft.ts";

interface DraftDatabase extends DBSchema {
  drafts: { key: string; value: DraftRecord; indexes: { user: string; catch: string } };
  /** Beside the drafts: a word more in the notes must not write ten photos anew. */
  photos: { key: string; value: readonly unknown[] };
}

/** Where drafts are on this device. */
export const draftDatabase = openedOnce<DraftDatabase>(DRAFTS_DATABASE, (db) => {
  const drafts = db.createObjectStore("drafts", { keyPath: "id" });
  drafts.createIndex("user", "userId");
  drafts.createIndex("catch", "base.id");
  db.createObjectStore("photos");
});

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
