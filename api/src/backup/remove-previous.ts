import type { ConnectionTarget } from "../database/connect.ts";
import { databaseOf, inDatabase } from "../database/in-database.ts";
import { withSession } from "../database/session.ts";
import { findPreviousFolders, removeFolder } from "./folders.ts";
import { folderOf, MAINTENANCE, type RestoreLocation } from "./restore-location.ts";
import { dropDatabase, findPrevious } from "./server.repository.ts";

/** Deletes the databases and photos that restores kept. @returns their names. */
export async function removePrevious({ target, storage }: RestoreLocation): Promise<string[]> {
  const database = databaseOf(target);
  const databases = await withSession(inDatabase(target, MAINTENANCE), async (client) => {
    const previous = await findPrevious(client, database);
    for (const name of previous) await dropDatabase(client, name);
    return previous;
  });
  const files = await folderOf(storage);
  const folders = files === null ? [] : await findPreviousFolders(files);
  await Promise.all(folders.map(removeFolder));
  return [...databases, ...folders];
}

/** Returns whether a database from before a restore is kept. Photos that only it refers to are in the same bucket. */
export async function hasPrevious(target: ConnectionTarget): Promise<boolean> {
  const previous = await withSession(target, (client) => findPrevious(client, databaseOf(target)));
  return previous.length > 0;
}
