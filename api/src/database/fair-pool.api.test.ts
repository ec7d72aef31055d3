import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";

import { databaseTarget } from "../testing/setup-api.ts";
import { type Database, openDatabase } from "./connect.ts";
import { inTurnsOf, workFor } from "./fair-pool.ts";

const CONNECTIONS = 6;
const LOCK = 45;

let db: Database;
beforeEach(async () => {
  db = openDatabase(await databaseTarget(), { poolSize: CONNECTIONS });
  return () => db.destroy();
});

/** Runs `ask` as work of this user. */
function asUser<Result>(userId: string, ask: () => Result): Result {
  const results: Result[] = [];
  inTurnsOf({ owner: "address 192.0.2.1", most: Infinity }, () => {
    workFor(userId);
    results.push(ask());
  });
  const [result] = results;
  if (result === undefined) throw new Error("Nothing was begun");
  return result;
}

const waitForLock = () => sql`select pg_advisory_lock_shared(${LOCK})`.execute(db);
const askNothing = () => sql`select 1`.execute(db);
const inDatabase = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) from pg_stat_activity
    where datname = current_database() and wait_event = 'advisory'`.execute(db);
  return rows[0]?.count ?? 0;
};

test("an angler who asks for much holds four connections, and others are answered meanwhile", async () => {
  const holder = openDatabase(await databaseTarget(), { poolSize: 1 });
  await holder.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${LOCK})`.execute(connection);
    const greedy = Array.from({ length: 20 }, () => asUser("ana", waitForLock));
    await expect.poll(inDatabase).toBe(4);

    await asUser("bo", askNothing);
    await askNothing();
    expect(await inDatabase()).toBe(4);

    await sql`select pg_advisory_unlock(${LOCK})`.execute(connection);
    expect(await Promise.all(greedy)).toHaveLength(20);
  });
  await holder.destroy();
});

test("who waits for a connection is answered once it is their turn, however many wait", async () => {
  const asked = Array.from({ length: 300 }, (_, index) => asUser(`angler ${index % 60}`, askNothing));

  expect(await Promise.all(asked)).toHaveLength(300);
});
