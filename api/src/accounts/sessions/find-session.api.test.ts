import { sql } from "kysely";
import { expect, test } from "vitest";

import { openDatabase } from "../../database/connect.ts";
import { makeGiven } from "../../testing/fixtures/given.ts";
import { databaseTarget, setupDatabase, TEST_KEYS } from "../../testing/setup-api.ts";
import { readAccessToken } from "./access-tokens.ts";
import { findUserOfSession } from "./user-of-session.repository.ts";

const db = await setupDatabase();

/** Sets up a signed-in user, and a database with one connection that looks the user up. */
async function setup() {
  const { accessToken } = await makeGiven({ db, keys: TEST_KEYS }).user();
  const claims = await readAccessToken(accessToken, TEST_KEYS.accessToken);
  const key = { userId: claims?.userId ?? "", id: claims?.sessionId ?? "" };
  const one = openDatabase(await databaseTarget(), { poolSize: 1 });
  return { one, key, find: () => findUserOfSession(one, key, new Date()) };
}

test("who asks is looked up by a statement that the server plans once for a connection", async () => {
  const { one, find } = await setup();

  for (let times = 0; times < 3; times += 1) await find();

  const { rows } = await sql`
    select name, generic_plans + custom_plans as times from pg_prepared_statements`.execute(one);
  expect(rows).toEqual([{ name: "user-of-session", times: 3 }]);
  await one.destroy();
});

test("who is signed in is found on open connections when a migration adds a column", async () => {
  const { one, key, find } = await setup();
  await find();

  await sql`alter table users add column favorite_knot text`.execute(db);

  expect(await find()).toMatchObject({ id: key.userId });
  await one.destroy();
});
