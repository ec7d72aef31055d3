import { databaseOf, inDatabase } from "../database/in-database.ts";
import { withSession } from "../database/session.ts";
import { findFormerFolders, removeFolder } from "./folders.ts";
import { folderOf, MAINTENANCE, type RestorePlace } from "./restore-place.ts";
import { dropDatabase, findFormers } from "./server.repository.ts";

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
