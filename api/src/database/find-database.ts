import { existsSync } from "node:fs";

import type { ConnectionTarget } from "./connect.ts";
import { lockFolder } from "./embedded/folder-lock.ts";
import { findRunningServer, startEmbeddedServer } from "./embedded/server.ts";

export interface FoundDatabase {
  target: ConnectionTarget;
  close: () => Promise<void>;
}

/** As the settings say it; without an address the embedded one, which keeps its files in the folder. */
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
 * The database for one command alone, as far as the data folder can tell: that of DATABASE_URL may be in use.
 * @throws FolderInUseError while a Creel runs in the data folder
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
