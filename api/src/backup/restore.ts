import { mkdir } from "node:fs/promises";
import { buffer } from "node:stream/consumers";

import type { Client, ClientBase } from "pg";

import { type ConnectionTarget, openDatabase } from "../database/connect.ts";
import { databaseOf, inDatabase } from "../database/in-database.ts";
import { migrate } from "../database/migrate.ts";
import { withSession } from "../database/session.ts";
import { CONTENT_TYPES, PHOTO_FILES } from "../photos/photo-files.ts";
import { openStorage, type Storage } from "../storage/storage.ts";
import type { Manifest } from "./archive-format.ts";
import { BackupError } from "./backup-error.ts";
import { exchange, settle } from "./exchange.ts";
import { isThere, removeFolder } from "./folders.ts";
import { forEachAtOnce } from "./for-each-at-once.ts";
import { analyze, begin, checkCounts, checkSchema, commit, isEmpty, loadRows } from "./load.repository.ts";
import { type Archive, openArchive } from "./read-archive.ts";
import { folderOf, MAINTENANCE, type RestorePlace } from "./restore-place.ts";
import { readPlan, type RestorePlan } from "./restore-plan.ts";
import {
  checkRights,
  createDatabaseLike,
  dropDatabase,
  findUsersOf,
  hasDatabase,
  lockRestores,
  markDatabase,
  nameOfFormer,
  nameOfRestored,
} from "./server.repository.ts";
import { verifyArchive } from "./verify-archive.ts";

const MOST_WRITES = 8;

export interface Restored {
  manifest: Manifest;
  /** Where what was there before is kept; `null` where nothing was. */
  formerDatabase: string | null;
  formerFiles: string | null;
}

/**
 * Puts what an archive has in the place of what is there. It is loaded beside it and compared with the archive
 * first, and exchanged at once; what there was is kept under other names. When anything fails, all is as before.
 *
 * @throws BackupError with the reason, and nothing changed
 */
export async function restore(place: RestorePlace, file: string): Promise<Restored> {
  return aloneOnServer(place, async (client, database) => {
    await refuseWhileInUse(client, database);
    await checkRights(client, database);
    const manifest = await verifyArchive(file);
    const plan = await makePlan(place, client, database);
    const archive = await openArchive(file);
    try {
      await createDatabaseLike(client, plan.restored, database);
      await markDatabase(client, plan.restored, plan.restored);
      await load({ place, plan }, archive);
      await refuseWhileInUse(client, database);
      const wasEmpty = plan.former === null || (await hasNothing(place.target));
      await exchange(client, place.dataDir, plan);
      if (wasEmpty && plan.former !== null) await dropDatabase(client, plan.former);
      return {
        manifest,
        formerDatabase: wasEmpty ? null : plan.former,
        formerFiles: await formerFilesOf(plan),
      };
    } finally {
      archive.close();
      await removeRest(client, place.dataDir, plan);
    }
  });
}

/** Ends what a killed restore began. Called at each start, before the database or a photo is looked at. */
export async function settleRestore(place: RestorePlace): Promise<void> {
  await aloneOnServer(place, async () => {});
}

/** The work with the lock on restores, after what a killed one left was settled. */
async function aloneOnServer<T>(
  { target, dataDir, storage }: RestorePlace,
  work: (client: Client, database: string) => Promise<T>,
): Promise<T> {
  const database = databaseOf(target);
  await mkdir(dataDir, { recursive: true });
  return withSession(inDatabase(target, MAINTENANCE), async (client) => {
    if (!(await lockRestores(client, database))) {
      throw new BackupError("A restore of this database is under way. Wait until it is done.");
    }
    await settle(client, { dataDir, database, files: await folderOf(storage) });
    return work(client, database);
  });
}

async function refuseWhileInUse(client: ClientBase, database: string): Promise<void> {
  const users = await findUsersOf(client, database);
  if (users.length === 0) return;
  const names = [...new Set(users)].map((name) => name || "without a name").join(", ");
  throw new BackupError(
    `The database ${database} is in use: ${users.length} connections (${names}). ` +
      "Stop every Creel that uses it, then restore.",
  );
}

async function makePlan(
  { storage }: RestorePlace,
  client: ClientBase,
  database: string,
): Promise<RestorePlan> {
  const restored = nameOfRestored(database);
  const at = new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, "").replace("T", "_");
  const former = (await hasDatabase(client, database)) ? nameOfFormer(database, at) : null;
  const files = await folderOf(storage);
  if (files === null) return { database, restored, former, folders: null };
  const suffix = restored.slice(-8);
  return {
    database,
    restored,
    former,
    folders: { files, restored: `${files}.restore-${suffix}`, former: `${files}.before-${at}` },
  };
}

interface Loading {
  place: RestorePlace;
  plan: RestorePlan;
}

/** Fills the new database and the new folder of photos, and brings the database up to this version. */
async function load({ place, plan }: Loading, archive: Archive): Promise<void> {
  const target = inDatabase(place.target, plan.restored);
  const { tables, migration } = archive.manifest;
  await withDatabase(target, (db) => migrate(db, { upTo: migration }));
  const storage = await openStorage(
    plan.folders ? { kind: "disk", folder: plan.folders.restored } : place.storage,
  );
  try {
    await withSession(target, async (client) => {
      await checkSchema(client, tables);
      await begin(client);
      const photos = loadTables(client, archive);
      await forEachAtOnce(photos, MOST_WRITES, (photo) => putPhoto(storage, photo));
      await checkCounts(client, tables);
      await commit(client);
    });
  } finally {
    storage.close();
  }
  await withDatabase(target, (db) => migrate(db));
  await withSession(target, analyze);
}

async function withDatabase(
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

/** Loads the tables; what comes after them are photos. */
async function* loadTables(client: ClientBase, archive: Archive): AsyncGenerator<PhotoInArchive, void> {
  for await (const { name, table, contents } of archive.entries()) {
    if (table) await loadRows(client, table, contents);
    else yield { key: name, contents: await buffer(contents) };
  }
}

/** No photo is ever written over: a key is given once. */
async function putPhoto(storage: Storage, { key, contents }: PhotoInArchive): Promise<void> {
  if (await storage.has(key)) return;
  const file = PHOTO_FILES.find((each) => key.endsWith(`/${each}`));
  if (file) await storage.put(key, contents, CONTENT_TYPES[file]);
}

async function hasNothing(target: ConnectionTarget): Promise<boolean> {
  return withSession(target, isEmpty);
}

async function formerFilesOf({ folders }: RestorePlan): Promise<string | null> {
  return folders && (await isThere(folders.former)) ? folders.former : null;
}

/** What failed leaves nothing. What waits for the next start to be ended is not touched. */
async function removeRest(client: ClientBase, dataDir: string, plan: RestorePlan): Promise<void> {
  if (await readPlan(dataDir)) return;
  const { restored, folders } = plan;
  // What cannot be removed now, the next start or restore removes; why the restore failed is what counts.
  await Promise.allSettled([dropDatabase(client, restored), folders && removeFolder(folders.restored)]);
}
