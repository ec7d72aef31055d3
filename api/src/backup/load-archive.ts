import { buffer } from "node:stream/consumers";

import type { ClientBase } from "pg";

import { type ConnectionTarget, openDatabase } from "../database/connect.ts";
import { inDatabase } from "../database/in-database.ts";
import { migrate } from "../database/migrate/migrate.ts";
import { withSession } from "../database/session.ts";
import { CONTENT_TYPES, PHOTO_FILES } from "../photos/photo-files.ts";
import { openStorage, type Storage } from "../storage/storage.ts";
import type { Archive } from "./archive/read-archive.ts";
import { analyze, begin, checkCounts, checkSchema, commit, loadRows } from "./load.repository.ts";
import type { RestoreLocation } from "./restore-location.ts";
import type { RestorePlan } from "./restore-plan.ts";

const MAX_WRITES = 8;

interface Loading {
  location: RestoreLocation;
  plan: RestorePlan;
}

export async function load({ location, plan }: Loading, archive: Archive): Promise<void> {
  const target = inDatabase(location.target, plan.restored);
  const { tables, migration } = archive.manifest;
  await withDatabase(target, (db) => migrate(db, { upTo: migration }));
  const storage = await openStorage(
    plan.folders ? { kind: "disk", folder: plan.folders.restored } : location.storage,
  );
  try {
    await withSession(target, async (client) => {
      await checkSchema(client, tables);
      await begin(client);
      const photos = loadTables(client, archive);
      await forEachConcurrently(photos, MAX_WRITES, (photo) => putPhoto(storage, photo));
      await checkCounts(client, tables);
      await commit(client);
    });
  } finally {
    storage.close();
  }
  await withDatabase(target, (db) => migrate(db));
  await withSession(target, analyze);
}

export async function withDatabase(
  target: ConnectionTarget,
  work: (db: ReturnType<typeof openDatabase>) => Promise<unknown>,
): Promise<void> {
  const db = openDatabase(target, { poolSize: 2, statementTimeoutMs: 0 });
  try {
    await work(db);
  } finally {
    await db.destroy();
  }
}

interface PhotoInArchive {
  key: string;
  contents: Buffer;
}

/** Loads the tables, and yields the photos that follow them. */
async function* loadTables(client: ClientBase, archive: Archive): AsyncGenerator<PhotoInArchive, void> {
  for await (const { name, table, contents } of archive.entries()) {
    if (table) await loadRows(client, table, contents);
    else yield { key: name, contents: await buffer(contents) };
  }
}

/** An existing file is the same photo, because keys are never reused. */
async function putPhoto(storage: Storage, { key, contents }: PhotoInArchive): Promise<void> {
  if (await storage.has(key)) return;
  const file = PHOTO_FILES.find((each) => key.endsWith(`/${each}`));
  if (file) await storage.put(key, contents, CONTENT_TYPES[file]);
}

/** Works on at most `max` items at a time. The first failure ends it. */
async function forEachConcurrently<T>(
  source: AsyncIterable<T>,
  max: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const running = new Set<Promise<void>>();
  for await (const item of source) {
    // A failed job stays in the set: the next race or the last wait throws its error.
    const job: Promise<void> = work(item).then(() => void running.delete(job));
    job.catch(() => {});
    running.add(job);
    if (running.size >= max) await Promise.race(running);
  }
  await Promise.all(running);
}
