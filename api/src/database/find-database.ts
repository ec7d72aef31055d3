import { existsSync } from "node:fs";

import type { ConnectionTarget } from "./connect.ts";
import { lockFolder } from "./embedded/folder-lock.ts";
import { findRunningServer, startEmbeddedServer } from "./embedded/server.ts";

export interface FoundDatabase {
  target: ConnectionTarget;
  close: () => Promise<void>;
}

/** Database settings. Without a URL, the embedded database is used, which keeps its files in the folder. */
interface DatabaseSettings {
  databaseUrl: string | null;
  dataDir: string;
}

export async function findDatabase({ databaseUrl, dataDir }: DatabaseSettings): Promise<FoundDatabase> {
  if (databaseUrl !== null) return { target: { connectionString: databaseUrl }, close: async () => {} };
  const running = existsSync(dataDir) ? await findRunningServer(dataDir) : null;
  if (running) return { target: running, close: async () => {} };
  return lockDatabase({ databaseUrl, dataDir });
}

/**
 * Opens the database for one command. Locks the data folder; a database at DATABASE_URL may be in use.
 * @throws FolderInUseError while a Creel uses the data folder
 */
export async function lockDatabase({ databaseUrl, dataDir }: DatabaseSettings): Promise<FoundDatabase> {
  if (databaseUrl !== null) return { target: { connectionString: databaseUrl }, close: async () => {} };
  const lock = await lockFolder(dataDir);
  try {
    const embedded = await startEmbeddedServer({ dataDir });
    const close = async () => {
      await embedded.stop();
      await lock.release();
    };
    return { target: embedded.address, close };
  } catch (error) {
    await lock.release();
    throw error;
  }
}
