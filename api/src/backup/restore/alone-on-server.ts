import { mkdir } from "node:fs/promises";

import type { Client, ClientBase } from "pg";

import { databaseOf, inDatabase } from "../../database/in-database.ts";
import { withSession } from "../../database/session.ts";
import { BackupError } from "../archive/backup-error.ts";
import { folderOf, MAINTENANCE, type RestoreLocation } from "../folders/restore-location.ts";
import { findUsersOf, lockRestores } from "../tables/server.repository.ts";
import { settle } from "./swap.ts";

/** Holds the lock on restores during the work, and first finishes or removes a restore that was killed. */
export async function aloneOnServer<T>(
  { target, dataDir, storage }: RestoreLocation,
  work: (client: Client, database: string) => Promise<T>,
): Promise<T> {
  const database = databaseOf(target);
  await mkdir(dataDir, { recursive: true });
  return withSession(inDatabase(target, MAINTENANCE), async (client) => {
    if (!(await lockRestores(client, database))) {
      throw new BackupError("A restore of this database is under way. Wait until it is done.");
    }
    await settle(client, { dataDir, database, files: await folderOf(storage) });
    return work(client, database);
  });
}

export async function refuseWhileInUse(client: ClientBase, database: string): Promise<void> {
  const users = await findUsersOf(client, database);
  if (users.length === 0) return;
  const names = [...new Set(users)].map((name) => name || "without a name").join(", ");
  throw new BackupError(
    `The database ${database} is in use: ${users.length} connections (${names}). ` +
      "Stop every Creel that uses it, then restore.",
  );
}
