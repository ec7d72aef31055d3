import { type AdminActor, audit } from "../../audit/audit.ts";
import type { Database } from "../../database/connect.ts";
import type { FileKey } from "../../photos/photo-files.ts";
import { deletePhotosOfCatches } from "../../photos/photos.repository.ts";
import { asActiveAdmin } from "../users/admin-access.ts";
import { deleteCatches, findOwners, lockCatches } from "./anyones-catches.repository.ts";

interface Removed {
  deleted: number;
  /** The ids that no catch has, each once. */
  notFound: string[];
  photos: FileKey[];
}

/** Deletes catches with their photos in one transaction, with one audit entry for each owner. */
export async function removeCatches(
  db: Database,
  actor: AdminActor,
  sent: readonly string[],
): Promise<Removed> {
  const ids = [...new Set(sent.map((id) => id.toLowerCase()))];
  return asActiveAdmin(db, actor, async (transaction) => {
    const catches = await lockCatches(transaction, ids);
    const owners = await findOwners(transaction, catches);
    const photos: FileKey[] = [];
    // Of one owner at a time: a distributed database asks one node only.
    for (const owner of owners.values()) {
      const theirs = catches.filter(({ userId }) => userId === owner.id);
      const removed = await deletePhotosOfCatches(transaction, owner.id, theirs);
      await deleteCatches(transaction, owner.id, theirs);
      photos.push(...removed);
      const details = { catches: theirs.length, photos: removed.length };
      await audit(transaction, actor, { action: "catch.bulk_delete", user: owner, details });
    }
    const found = new Set(catches.map(({ id }) => id));
    return { deleted: found.size, notFound: ids.filter((id) => !found.has(id)), photos };
  });
}
