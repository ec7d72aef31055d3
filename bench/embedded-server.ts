import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { startEmbeddedServer } from "../api/src/database/embedded/server.ts";

/** An empty PostgreSQL in a folder of its own; both are gone at the end of the block that uses it. */
export async function emptyServer() {
  const dataDir = await mkdtemp(join(tmpdir(), "creel-bench-"));
  const embedded = await startEmbeddedServer({ dataDir });
  const { address, elsewhere } = embedded;
  return {
    dataDir,
    address,
    async [Symbol.asyncDispose]() {
      await embedded.stop();
      await rm(dataDir, { recursive: true, force: true });
      if (elsewhere) await rm(join(elsewhere, ".."), { recursive: true, force: true });
    },
  };
}
