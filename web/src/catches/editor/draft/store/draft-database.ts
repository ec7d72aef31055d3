import { logDatabase } from "../../../../device/log-database.ts";

export async function countDrafts(userId: string): Promise<number> {
  return (await logDatabase()).countFromIndex("drafts", "user", userId);
}

export async function removeDraft(id: string): Promise<void> {
  return remove([id]);
}

export async function removeDraftsOfUser(userId: string): Promise<void> {
  return remove(await (await logDatabase()).getAllKeysFromIndex("drafts", "user", userId));
}

export async function removeDraftsOfCatch(catchId: string): Promise<void> {
  return remove(await (await logDatabase()).getAllKeysFromIndex("drafts", "catch", catchId));
}

async function remove(ids: readonly string[]): Promise<void> {
  const work = (await logDatabase()).transaction(["drafts", "photos"], "readwrite");
  const deletions = ids.flatMap((id) => [
    work.objectStore("drafts").delete(id),
    work.objectStore("photos").delete(id),
  ]);
  await Promise.all([...deletions, work.done]);
}
