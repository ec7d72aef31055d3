import { join } from "node:path";

import { Client } from "pg";
import { beforeAll, expect, test } from "vitest";

import { distribute } from "../database/migrate/distribute.ts";
import { withSession } from "../database/session.ts";
import { ask, rowsIn } from "../testing/archives/archives.ts";
import { standInForCitus } from "../testing/databases/citus-stand-ins.ts";
import { temporaryFolder } from "../testing/processes/run-creel.ts";
import { databaseTarget, setupApi } from "../testing/setup-api.ts";
import { makeBackup } from "./make-backup.ts";
import { restore } from "./restore.ts";
import { beginSnapshot, endSnapshot } from "./snapshot.repository.ts";

let api: Awaited<ReturnType<typeof setupApi>>;
beforeAll(async () => {
  await standInForCitus(await databaseTarget());
  api = await setupApi();
  await distribute(api.db);
});

async function connect(): Promise<Client> {
  const client = new Client(await databaseTarget());
  await client.connect();
  return client;
}

test("nobody writes while the rows of a distributed database are read, and everybody reads", async () => {
  const other = await connect();
  await other.query("set lock_timeout to '200ms'");

  await withSession(await databaseTarget(), async (client) => {
    await beginSnapshot(client);
    await expect(other.query("update catches set notes = 'x'")).rejects.toThrow("lock timeout");
    await expect(other.query("delete from users")).rejects.toThrow("lock timeout");
    await other.query("select * from catches");
    await endSnapshot(client);
  });

  await other.query("update catches set notes = 'x'");
  await other.end();
});

test("who writes when a backup begins is let through first, in whatever order their tables come", async () => {
  const writer = await connect();
  await writer.query("begin; lock table photos in row exclusive mode");

  await withSession(await databaseTarget(), async (client) => {
    const snapshot = beginSnapshot(client);
    await expect.poll(isWaiting, { interval: 20 }).toBe(true);
    await writer.query("lock table catches in row exclusive mode; commit");
    await snapshot;
    await endSnapshot(client);
  });

  await writer.end();
});

async function isWaiting(): Promise<boolean> {
  const rows = await ask(
    await databaseTarget(),
    "select 1 from pg_locks where not granted and relation = 'photos'::regclass",
  );
  return rows.length > 0;
}

test("a restore replaces the rows of a distributed database, and keeps those there were in an archive", async () => {
  const { given, storage } = api;
  const target = await databaseTarget();
  const dataDir = await temporaryFolder();
  const location = { target, dataDir, storage: { kind: "disk", folder: join(dataDir, "files") } } as const;
  const ana = await given.user();
  await given.loggedCatch(ana, { notes: "of then" });
  await given.filledTrip(ana);
  const file = join(dataDir, "then.zip");
  await makeBackup({ target, storage }, file);
  const then = await rowsIn(target);
  await given.loggedCatch(ana, { notes: "of now" });
  const now = await rowsIn(target);
  // Restoring requires that nobody is connected; the API reconnects by itself. With a time limit in ms, the function
  // waits for the connections to end.
  await ask(
    target,
    "select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );

  const { previousArchive, previousDatabase } = await restore(location, file);

  expect(await rowsIn(target)).toEqual(then);
  expect(await ask(target, "select * from sessions")).toEqual([]);
  expect(await ask(target, "select count(*)::int as count from pg_dist_partition")).toEqual([{ count: 45 }]);
  expect(previousDatabase).toBeNull();
  await restore(location, previousArchive ?? "");
  expect(await rowsIn(target)).toEqual(now);
});
