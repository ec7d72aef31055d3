import { type DBSchema, type IDBPDatabase, openDB } from "idb";

import { type Draft, type DraftRecord, readDraft, writeDraft } from "./draft.ts";

const NAME = "creel.drafts";

interface DraftDatabase extends DBSchema {
  drafts: { key: string; value: DraftRecord; indexes: { user: string; catch: string } };
  /** Beside the drafts: a word more in the notes must not write ten photos anew. */
  photos: { key: string; value: readonly unknown[] };
}

let opened: Promise<IDBPDatabase<DraftDatabase>> | null = null;

function database(): Promise<IDBPDatabase<DraftDatabase>> {
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

/** @param withPhotos Whether they are written too; false leaves those that are there. */
export async function putDraft(draft: Draft, withPhotos: boolean): Promise<void> {
  const record = writeDraft(draft);
  const work = (await database()).transaction(["drafts", "photos"], "readwrite");
  await Promise.all([
    work.objectStore("drafts").put(record),
    withPhotos && work.objectStore("photos").put(draft.values.photos, draft.id),
    work.done,
  ]);
}

/** The newest first. */
export async function listDrafts(userId: string): Promise<Draft[]> {
  const work = (await database()).transaction(["drafts", "photos"]);
  const records = await work.objectStore("drafts").index("user").getAll(userId);
  const drafts = await Promise.all(
    records.map(async (record) => readDraft(record, (await work.objectStore("photos").get(record.id)) ?? [])),
  );
  return drafts.filter((draft) => draft !== null).toSorted((one, other) => other.keptAt - one.keptAt);
}

export async function countDrafts(userId: string): Promise<number> {
  return (await database()).countFromIndex("drafts", "user", userId);
}

export async function removeDraft(id: string): Promise<void> {
  return remove([id]);
}

/** Those of a user: nothing of what they typed stays on this device. */
export async function removeDraftsOfUser(userId: string): Promise<void> {
  return remove(await (await database()).getAllKeysFromIndex("drafts", "user", userId));
}

/** Those of changes to a catch, which is no more. */
export async function removeDraftsOfCatch(catchId: string): Promise<void> {
  return remove(await (await database()).getAllKeysFromIndex("drafts", "catch", catchId));
}

async function remove(ids: readonly string[]): Promise<void> {
  const work = (await database()).transaction(["drafts", "photos"], "readwrite");
  const deletions = ids.flatMap((id) => [
    work.objectStore("drafts").delete(id),
    work.objectStore("photos").delete(id),
  ]);
  await Promise.all([...deletions, work.done]);
}
