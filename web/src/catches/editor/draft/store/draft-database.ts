import type { DBSchema } from "idb";

import { openedOnce } from "../../../../device/device-database.ts";
import { DRAFTS_DATABASE } from "../../../../device/storage-keys.ts";
import type { DraftRecord } from "./draft.ts";

interface DraftDatabase extends DBSchema {
  drafts: { key: string; value: DraftRecord; indexes: { user: string; catch: string } };
  /** Stored apart: another word in the notes must not write ten photos again. */
  photos: { key: string; value: readonly unknown[] };
}

export const draftDatabase = openedOnce<DraftDatabase>(DRAFTS_DATABASE, (db) => {
  const drafts = db.createObjectStore("drafts", { keyPath: "id" });
  drafts.createIndex("user", "userId");
  drafts.createIndex("catch", "base.id");
  db.createObjectStore("photos");
});

export async function countDrafts(userId: string): Promise<number> {
  return (await draftDatabase()).countFromIndex("drafts", "user", userId);
}

export async function removeDraft(id: string): Promise<void> {
  return remove([id]);
}

export async function removeDraftsOfUser(userId: string): Promise<void> {
  return remove(await (await draftDatabase()).getAllKeysFromIndex("drafts", "user", userId));
}

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
