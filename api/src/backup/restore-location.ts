import { realpath } from "node:fs/promises";

import type { ConnectionTarget } from "../database/connect.ts";
import type { StorageSettings } from "../storage/storage-settings.ts";

/** Every server has this database; others are created and renamed while connected to it. */
export const MAINTENANCE = "postgres";

export interface RestoreLocation {
  target: ConnectionTarget;
  dataDir: string;
  storage: StorageSettings;
}

/**
 * Returns the real path of the photos, so that new ones are written to the same disk; `null` if they are in a bucket.
 */
export async function folderOf(storage: StorageSettings): Promise<string | null> {
  if (storage.kind !== "disk") return null;
  return realpath(storage.folder).catch(() => storage.folder);
}
