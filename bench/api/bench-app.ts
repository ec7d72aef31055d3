import { join } from "node:path";

import { startSession } from "@creel/api/accounts/sessions/sessions";
import { buildApp } from "@creel/api/app/app";
import type { Dependencies } from "@creel/api/app/features";
import { readSettings } from "@creel/api/app/settings";
import { type Database, openDatabase } from "@creel/api/database/connect";
import { migrate } from "@creel/api/database/migrate/migrate";
import type { UserRow } from "@creel/api/database/schema";
import { openStorage } from "@creel/api/storage/storage";
import type { FastifyInstance } from "fastify";

import { KEYS } from "./bench-api.ts";
import type { EmptyServer } from "./embedded-server.ts";
import { IDLE_PARTS } from "./idle-parts.ts";
import { insertAngler } from "./insert-angler.ts";

export interface BenchApp {
  app: FastifyInstance;
  db: Database;
  /** The user of the access token. */
  angler: UserRow;
  accessToken: string;
  stop: () => Promise<void>;
}

/** Starts the whole API over an empty database, with files on the disk. */
export async function startBenchApp(
  { address, dataDir }: EmptyServer,
  startImport: (db: Database) => Dependencies["startImport"] = () => IDLE_PARTS.startImport,
): Promise<BenchApp> {
  const db = openDatabase(address);
  await migrate(db);
  const angler = await insertAngler(db);
  const { accessToken } = await startSession({ db, keys: KEYS }, angler, { device: "a bench", ip: "" });
  const app = await buildApp({
    settings: readSettings({}),
    sessions: { db, keys: KEYS },
    storage: await openStorage({ kind: "disk", folder: join(dataDir, "files") }),
    ...IDLE_PARTS,
    startImport: startImport(db),
    weather: null,
    webFolder: "/nowhere",
  });
  const stop = async () => {
    await app.close();
    await db.destroy();
  };
  return { app, db, angler, accessToken, stop };
}
