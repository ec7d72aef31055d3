import type { ConnectionTarget } from "../../database/connect.ts";
import { databaseOf, inDatabase } from "../../database/in-database.ts";
import { withSession } from "../../database/session.ts";
import { findFormerFolders, removeFolder } from "../folders/folders.ts";
import { folderOf, MAINTENANCE, type RestorePlace } from "../folders/restore-place.ts";
import { dropDatabase, findFormers } from "../tables/server.repository.ts";

/** Removes what was there before each restore, for good. @returns the names of what was removed. */
export async function removeFormer({ target, storage }: RestorePlace): Promise<string[]> {
  const database = databaseOf(target);
  const databases = await withSession(inDatabase(target, MAINTENANCE), async (client) => {
    const formers = await findFormers(client, database);
    for (const name of formers) await dropDatabase(client, name);
    return formers;
  });
  const files = await folderOf(storage);
  const folders = files === null ? [] : await findFormerFolders(files);
  await Promise.all(folders.map(removeFolder));
  return [...databases, ...folders];
}

/** Whether the database of before a restore is still there. Photos that only it knows lie in the same bucket. */
export async function hasFormer(target: ConnectionTarget): Promise<boolean> {
  const formers = await withSession(target, (client) => findFormers(client, databaseOf(target)));
  return formers.length > 0;
}
