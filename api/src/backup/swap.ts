import type { ClientBase } from "pg";

import { BackupError } from "./archive/backup-error.ts";
import { swapBack, swapFolders, findRestoredFolders, removeFolder } from "./folders.ts";
import { readPlan, removePlan, type RestorePlan, writePlan } from "./restore-plan.ts";
import { dropDatabase, findLeftovers, hasDatabase, markOf, renameDatabases } from "./server.repository.ts";

/**
 * Swaps the restored database and photos in. The restore counts as done once a transaction has renamed the databases. A
 * plan in the data folder lets the next start finish it if this process is killed.
 */
export async function swap(client: ClientBase, dataDir: string, plan: RestorePlan): Promise<void> {
  await writePlan(dataDir, plan);
  try {
    await renameDatabases(client, renamesOf(plan));
  } catch (error) {
    // If the database cannot confirm whether it was renamed, the plan stays for the next start.
    if ((await markOf(client, plan.database)) !== plan.restored) await removePlan(dataDir);
    throw error;
  }
  try {
    if (plan.folders) await swapFolders(plan.folders);
  } catch (error) {
    if (plan.folders) await swapBack(plan.folders);
    await renameDatabases(client, backward(renamesOf(plan)));
    await removePlan(dataDir);
    throw error;
  }
  await removePlan(dataDir);
}

function renamesOf({ database, restored, former }: RestorePlan): [string, string][] {
  const last: [string, string] = [restored, database];
  return former === null ? [last] : [[database, former], last];
}

function backward(renames: readonly [string, string][]): [string, string][] {
  return renames.toReversed().map(([from, to]) => [to, from]);
}

interface Location {
  dataDir: string;
  database: string;
  /** The folder of photos; `null` if they are in a bucket. */
  files: string | null;
}

/**
 * Finishes a killed restore by swapping the photos if its database was already renamed; otherwise removes it. The
 * caller must hold the restore lock.
 */
export async function settle(client: ClientBase, { dataDir, database, files }: Location): Promise<void> {
  const plan = await readPlan(dataDir);
  if (plan && (await isSwapped(client, plan, database))) await (plan.folders && swapFolders(plan.folders));
  await removePlan(dataDir);
  for (const name of await findLeftovers(client, database)) await dropDatabase(client, name);
  if (files !== null) await Promise.all((await findRestoredFolders(files)).map(removeFolder));
}

/** @throws BackupError if the plan is about another database */
async function isSwapped(client: ClientBase, plan: RestorePlan, database: string): Promise<boolean> {
  const isOurs = plan.database === database;
  if (isOurs && (await markOf(client, database)) === plan.restored) return true;
  if (isOurs && (await hasDatabase(client, plan.restored))) return false;
  throw new BackupError(
    `A restore of the database ${plan.database} was interrupted at its end, and this is another database. ` +
      "Start Creel once with the DATABASE_URL of that restore to finish it.",
  );
}
