import type { ClientBase } from "pg";

import { folderOf, type RestoreLocation } from "../folders/restore-location.ts";
import type { RestorePlan } from "../folders/restore-plan.ts";
import { hasDatabase, nameOfPrevious, nameOfRestored, suffixOf } from "../tables/server.repository.ts";

export async function makePlan(
  { storage }: RestoreLocation,
  client: ClientBase,
  database: string,
): Promise<RestorePlan> {
  const restored = nameOfRestored(database);
  const at = new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, "").replace("T", "_");
  const former = (await hasDatabase(client, database)) ? nameOfPrevious(database, at) : null;
  const files = await folderOf(storage);
  if (files === null) return { database, restored, former, folders: null };
  const suffix = suffixOf(restored);
  return {
    database,
    restored,
    former,
    folders: { files, restored: `${files}.restore-${suffix}`, former: `${files}.before-${at}` },
  };
}
