import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { startEmbeddedServer } from "@creel/api/database/embedded/server";
import type { ServerAddress } from "@creel/api/database/embedded/server-address";

export interface EmptyServer {
  address: ServerAddress;
  dataDir: string;
}

/** Runs `work` with an empty PostgreSQL in a temporary folder, and removes both afterwards. */
export async function withEmptyServer(work: (server: EmptyServer) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "creel-bench-"));
  const { address, elsewhere, ...server } = await startEmbeddedServer({ dataDir });
  try {
    await work({ address, dataDir });
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
    if (elsewhere) await rm(join(elsewhere, ".."), { recursive: true, force: true });
  }
}
