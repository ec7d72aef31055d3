// npm run bench:admin: the admin area among 100,000 users and 5,000,000 catches.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { openDatabase } from "../api/src/database/connect.ts";
import { startEmbeddedServer } from "../api/src/database/embedded/server.ts";
import { migrate } from "../api/src/database/migrate.ts";
import { comparePages } from "./admin-requests.ts";
import { fillWithEverybody } from "./fill-everybody.ts";
import { priceOfACatch } from "./price-of-a-catch.ts";
import { say } from "./say.ts";
import { compareStats } from "./tallied-stats.ts";

const CROWD = { users: 100_000, catches: 5_000_000 };

const dataDir = await mkdtemp(join(tmpdir(), "creel-bench-"));
const embedded = await startEmbeddedServer({ dataDir });
try {
  const db = openDatabase(embedded.address);
  await migrate(db);
  const begun = performance.now();
  await fillWithEverybody(db, CROWD);
  const seconds = ((performance.now() - begun) / 1000).toFixed();
  say(`${CROWD.users.toLocaleString()} users and ${CROWD.catches.toLocaleString()} catches in ${seconds} s`);
  await comparePages(embedded.address, db);
  await compareStats(db);
  await priceOfACatch(db);
  await db.destroy();
} finally {
  await embedded.stop();
  await rm(dataDir, { recursive: true, force: true });
  if (embedded.elsewhere) await rm(join(embedded.elsewhere, ".."), { recursive: true, force: true });
}
