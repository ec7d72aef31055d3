import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

import { inject } from "vitest";

import { openDatabase } from "../../database/connect.ts";
import { startEmbeddedServer } from "../../database/embedded/server.ts";
import { migrate } from "../../database/migrate/migrate.ts";
import { temporaryFolder } from "./run-creel.ts";

const run = promisify(execFile);

/**
 * Returns a data folder for one test with an initialized database and no users. A first start takes more than a second
 * to create one, which most tests need not wait for.
 */
export async function usedFolder(): Promise<string> {
  const folder = await temporaryFolder();
  const cluster = join(inject("preparedFolder"), "postgres");
  if (!existsSync(cluster)) await makeCluster(cluster);
  // -a preserves the owner of the files, because PostgreSQL does not run as root.
  await run("cp", ["-a", cluster, folder]);
  return folder;
}

async function makeCluster(cluster: string): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "creel-process-"));
  const server = await startEmbeddedServer({ dataDir });
  const db = openDatabase(server.address);
  await migrate(db);
  await db.destroy();
  await server.stop();
  const whole = await mkdtemp(`${cluster}-`);
  await run("cp", ["-a", server.folder, join(whole, "postgres")]);
  try {
    await rename(join(whole, "postgres"), cluster);
  } catch (error) {
    // Another test file was faster.
    if (!existsSync(cluster)) throw error;
  }
  await rm(dataDir, { recursive: true });
  if (server.elsewhere) await rm(join(server.folder, ".."), { recursive: true });
}
