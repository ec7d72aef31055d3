import { adminUserListQuerySchema } from "@creel/domain/admin/admin-users";
import { CompiledQuery, sql } from "kysely";
import { beforeAll, expect, onTestFinished, test } from "vitest";

import { openDatabase, type Statement } from "../../database/connect.ts";
import { databaseTarget, setupDatabase } from "../../testing/setup-api.ts";
import { listUsers } from "./user-list.repository.ts";

/** Returns the query plans of the page and total of this list, among twenty thousand users. */
async function plansOf(query: Record<string, string>): Promise<string[]> {
  const db = await setupDatabase();
  const statements: Statement[] = [];
  const watched = openDatabase(await databaseTarget(), { onStatement: (each) => statements.push(each) });
  onTestFinished(() => watched.destroy());
  await listUsers(watched, adminUserListQuerySchema.parse(query));
  const plans = statements.map(async ({ sql: text, parameters }) => {
    const explained = CompiledQuery.raw(`explain ${text}`, [...parameters]);
    return JSON.stringify((await db.executeQuery(explained)).rows);
  });
  return Promise.all(plans);
}

beforeAll(async () => {
  const db = await setupDatabase();
  await sql`
    insert into users (id, email, username, first_name, last_name, password_hash)
    select gen_random_uuid(), md5(n::text) || '@many.example', md5(n::text), 'Ana', 'Angler', 'none'
    from generate_series(1, 20000) n`.execute(db);
  // autovacuum would do the same after so many inserts.
  await sql`vacuum analyze users`.execute(db);
});

test("words are found by their index", async () => {
  const plans = await plansOf({ search: "c4ca42" });

  expect(plans).toHaveLength(2);
  for (const plan of plans) expect(plan).toContain("users_by_words");
});

test.each([
  ["-joined", "users_by_joined"],
  ["joined", "users_by_joined"],
  ["name", "users_by_name"],
  ["-name", "users_by_name"],
  ["email", "users_email_key"],
  ["-email", "users_email_key"],
])("a page in the order of %s is read from %s, not sorted out of all", async (sort, index) => {
  const plans = await plansOf({ sort });

  const page = plans.find((plan) => plan.includes("Limit"));
  expect(page).toContain(index);
  expect(page).not.toMatch(/->  Sort/);
});
