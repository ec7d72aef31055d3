import type { Database } from "../database/connect.ts";
import type { FileKey } from "../photos/photo-files.ts";
import type { ImportHandler, Made, Removed } from "./import-handler.ts";

/** The version of records that have no version of their own, or that change only together with their parent. */
export const UNVERSIONED = 1;
/** The version that marks such a record as changed by somebody. */
export const CHANGED = 2;

interface Removing {
  userId: string;
  made: readonly Made[];
  handler: Pick<ImportHandler, "findVersion">;
}

/** @param remove may return the files that nothing needs any more */
export async function removeEach(
  db: Database,
  { userId, made, handler }: Removing,
  remove: (each: Made) => Promise<FileKey[] | void>,
): Promise<Removed> {
  const removed: Removed = { count: 0, keptIds: [], files: [] };
  for (const each of made) {
    const version = await handler.findVersion(db, userId, each);
    if (version !== undefined && version !== each.version) {
      removed.keptIds.push(each.id);
    } else {
      if (version !== undefined) removed.files.push(...((await remove(each)) ?? []));
      removed.count += 1;
    }
  }
  return removed;
}
