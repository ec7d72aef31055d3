import { realpath } from "node:fs/promises";

import type { ConnectionTarget } from "../../database/connect.ts";
import type { StorageSettings } from "../../storage/storage-settings.ts";

/** The database every server has, from which the others are made and renamed. */
export const MAINTENANCE = "postgres";

export interface RestoreLocation {
  target: ConnectionTarget;
  dataDir: string;
  storage: StorageSettings;
}

/** Where the photos really are, so that the new ones are made on the same disk; `null` when they are in a bucket. */
export async function folderOf(storage: StorageSettings): Promise<string | null> {
  if (storage.kind !== "disk") return null;
  return realpath(storage.folder).catch(() => storage.folder);
}
