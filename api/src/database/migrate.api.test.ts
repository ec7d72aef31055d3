import { sql } from "kysely";
import { expect, test } from "vitest";

import { setupDatabase } from "../testing/setup-api.ts";
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

  await expect(migrate(db)).rejects.toThrow(NewerDatabaseError);

  expect((await countTables.execute(db)).rows).toEqual(before.rows);
});
