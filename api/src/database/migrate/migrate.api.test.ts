import { sql } from "kysely";
import { Client } from "pg";
import { expect, inject, onTestFinished, test } from "vitest";

import { ask, emptyLocation } from "../../testing/archives/archives.ts";
import { execute } from "../../testing/databases/database-server.ts";
import { setupDatabase } from "../../testing/setup-api.ts";
import { openDatabase } from "../connect.ts";
import { databaseOf } from "../in-database.ts";
import { migrate, NewerDatabaseError, pendingMigrations } from "./migrate.ts";

const db = await setupDatabase();

test("a database that is up to date needs nothing", async () => {
  expect(await pendingMigrations(db)).toEqual([]);
  expect(await migrate(db)).toEqual([]);
});

test("a database that a newer version made is refused, and nothing in it is changed", async () => {
  const countTables = sql<{ count: number }>`select count(*) from pg_tables where schemaname = 'public'`;
  const before = await countTables.execute(db);
  await sql`insert into kysely_migration values ('9999-from-the-future', now()::text)`.execute(db);
  onTestFinished(async () => {
    await sql`delete from kysely_migration where name = '9999-from-the-future'`.execute(db);
  });

  await expect(migrate(db)).rejects.toThrow(NewerDatabaseError);

  expect((await countTables.execute(db)).rows).toEqual(before.rows);
});

test("a crash in the middle of migrating leaves the database as before, and the next start migrates it", async () => {
  const { target } = await emptyLocation();
  await execute(inject("databaseServer"), `create database ${databaseOf(target)}`);
  const half = openDatabase(target);
  await migrate(half, { upTo: "0003-catches" });
  const tables = () => ask(target, "select tablename from pg_tables where schemaname = 'public' order by 1");
  const before = await tables();
  // 0004 creates a table; 0005 refers to catches and has to wait for the lock on them.
  const holder = new Client(target);
  await holder.connect();
  await holder.query("begin; lock table catches in access exclusive mode");

  const crashed = migrate(half).catch((error: unknown) => error);
  const waiting =
    "select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await expect.poll(() => ask(target, waiting)).toHaveLength(1);
  await ask(target, `select pg_terminate_backend(pid) from (${waiting}) as migrating`);

  expect(await crashed).toBeInstanceOf(Error);
  await holder.end();
  expect(await tables()).toEqual(before);
  expect(await migrate(half)).toContain("0004-rate-limits");
  expect(await pendingMigrations(half)).toEqual([]);
  await half.destroy();
});
