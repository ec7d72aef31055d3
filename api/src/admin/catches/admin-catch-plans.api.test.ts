import { adminCatchListQuerySchema } from "@creel/domain/admin/admin-catches";
import { CompiledQuery, sql } from "kysely";
import { beforeAll, expect, test } from "vitest";

import { type Database, openDatabase, type Statement } from "../../database/connect.ts";
import { makeGiven } from "../../testing/fixtures/given.ts";
import { databaseTarget, setupDatabase, TEST_KEYS } from "../../testing/setup-api.ts";
import { listCatchesOfAll } from "./admin-catch-list.repository.ts";

let db: Database;
beforeAll(async () => {
  db = await setupDatabase();
  const ana = await makeGiven({ db, keys: TEST_KEYS }).user();
  await sql`
    insert into catches (user_id, id, species, caught_at, time_zone, caught_on, weight_lb, notes, created_at)
    select ${ana.id}, gen_random_uuid(), case when n % 1000 = 0 then 'Huchen' else 'Pike' end,
      now() - n * interval '1 hour', 'UTC', (now() - n * interval '1 hour')::date, nullif(n % 40, 0),
      case when n % 5000 = 0 then 'Under the willow' else 'By the old bridge' end, now() - n * interval '1 hour'
    from generate_series(1, 30000) n`.execute(db);
  await sql`vacuum analyze catches`.execute(db);
});

/** Returns the query plan of each statement for a page and its total. */
async function plansOf(query: object): Promise<string[]> {
  const statements: Statement[] = [];
  const watched = openDatabase(await databaseTarget(), { onStatement: (each) => statements.push(each) });
  await listCatchesOfAll(watched, adminCatchListQuerySchema.parse(query));
  await watched.destroy();
  const plans = [];
  // Leaves out the catalog query that checks for a distributed database.
  for (const { sql: text, parameters } of statements.filter((each) => !each.sql.includes("to_regclass"))) {
    const { rows } = await db.executeQuery(CompiledQuery.raw(`explain ${text}`, [...parameters]));
    plans.push(rows.map((row) => JSON.stringify(row)).join("\n"));
  }
  return plans;
}

test.each([
  ["catches_by_logging", { sort: "-logged" }],
  ["catches_by_logging", { sort: "logged", page: "100" }],
  ["catches_of_all_by_date", { sort: "-date", page: "100" }],
  ["catches_of_all_by_date", { sort: "date" }],
  ["catches_of_all_by_weight", { sort: "-weight", page: "100" }],
  ["catches_of_all_by_weight", { sort: "weight" }],
])("reads a page from %s, in its order, for %o", async (index, query) => {
  const page = (await plansOf(query)).find((plan) => !plan.includes("tallies"));

  expect(page).toContain(`using ${index}`);
  // Sorts only the rows of one page, after they were found by their ids.
  expect(page?.match(/Sort Key/g)).toHaveLength(1);
});

test.each([
  ["catches_by_words", { search: "willow" }],
  ["catches_of_all_by_species", { species: "Huchen" }],
  ["catches_of_all_by_date", { from: "1990-01-01", to: "1991-01-01" }],
])("finds what is rare by %s, for %o", async (index, query) => {
  for (const plan of await plansOf(query)) {
    expect(plan).toContain(index);
    expect(plan).not.toContain("Seq Scan on catches");
  }
});

test.each([{ search: "bridge" }, { species: "Pike" }, { hasPhoto: "false" }, { from: "1990-01-01" }])(
  "counts what is frequent along an index, and no further than is told, for %o",
  async (query) => {
    for (const plan of await plansOf(query)) expect(plan).not.toContain("Seq Scan on catches");
  },
);
