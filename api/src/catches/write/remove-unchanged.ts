import type { Database } from "../../database/connect.ts";
import { inTransaction } from "../../database/repeat-after-deadlock.ts";
import type { FileKey } from "../../photos/photo-files.ts";
import { deletePhotosOfCatches } from "../../photos/photos.repository.ts";
import { deleteCatches, lockCatches, type LockedCatch } from "../record/many-catches.repository.ts";

interface Written {
  id: string;
  /**
   * The version right after it was written. Photos that were added later and autofilled values do not count as changes.
   */
  version: number;
}

interface Removal {
  count: number;
  keptIds: string[];
  files: FileKey[];
}

/** The limit per statement, which may have 65,535 parameters. */
const CATCHES_AT_ONCE = 5000;

/** Deletes the catches that nobody has changed, with their photos. */
export async function removeUnchanged(
  db: Database,
  userId: string,
  written: readonly Written[],
): Promise<Removal> {
  const removal: Removal = { count: 0, keptIds: [], files: [] };
  for (let start = 0; start < written.length; start += CATCHES_AT_ONCE) {
    const part = await removePart(db, userId, written.slice(start, start + CATCHES_AT_ONCE));
    removal.count += part.count;
    removal.keptIds.push(...part.keptIds);
    removal.files.push(...part.files);
  }
  return removal;
}

async function removePart(db: Database, userId: string, written: readonly Written[]): Promise<Removal> {
  const versions = new Map(written.map(({ id, version }) => [id, version]));
  return inTransaction(db, async (transaction) => {
    // Catches are always locked before their photos, to avoid deadlocks.
    const stored = await lockCatches(transaction, userId, [...versions.keys()]);
    const { unchanged = [], changed = [] } = Object.groupBy(stored, (row) =>
      isUnchanged(row, versions.get(row.id)) ? "unchanged" : "changed",
    );
    const files = await deletePhotosOfCatches(transaction, userId, unchanged);
    await deleteCatches(
      transaction,
      userId,
      unchanged.map(({ id }) => id),
    );
    const keptIds = changed.map(({ id }) => id);
    return { count: written.length - keptIds.length, keptIds, files };
  });
}

/** Each added photo, each removed photo and the autofill raise the version by one. */
function isUnchanged({ version, filledVersion, photos }: LockedCatch, written: number | undefined): boolean {
  const fills = filledVersion === null ? 0 : 1;
  return version - fills - photos === written;
}
