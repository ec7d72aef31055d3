import type { CatchSort } from "@creel/domain/catches/catch-list";
import { catchListQuerySchema } from "@creel/domain/catches/catch-list";
import { CompiledQuery, sql } from "kysely";
import { expect, test } from "vitest";

import { openDatabase, type Statement } from "../../database/connect.ts";
import { makeGiven } from "../../testing/fixtures/given.ts";
import { databaseTarget, setupDatabase, TEST_KEYS } from "../../testing/setup-api.ts";
import { listCatches } from "./catch-list.repository.ts";

const SORTS: CatchSort[] = ["-date", "date", "-weight"];

test("a page of many catches is read from an index in its order, not sorted out of all of them", async () => {
  const db = await setupDatabase();
  const ana = await makeGiven({ db, keys: TEST_KEYS }).user();
  await sql`
    insert into catches (user_id, id, species, caught_at, time_zone, caught_on, weight_lb)
    select ${ana.id}, gen_random_uuid(), 'Pike', now() - n * interval '1 hour', 'UTC', now(), n % 40
    from generate_series(1, 4000) n`.execute(db);
  await sql`analyze catches`.execute(db);
  const statements: Statement[] = [];
  const watched = openDatabase(await databaseTarget(), { onStatement: (each) => statements.push(each) });

  const plans: string[] = [];
  for (const sort of SORTS) {
    statements.length = 0;
    await listCatches(watched, ana.id, catchListQuerySchema.parse({ sort }));
    const page = statements.find((statement) => statement.sql.includes("order by"));
    const explained = CompiledQuery.raw(`explain ${page?.sql}`, [...(page?.parameters ?? [])]);
    const { rows } = await db.executeQuery<{ "QUERY PLAN": string }>(explained);
    plans.push(JSON.stringify(rows));
  }
  await watched.destroy();

  for (const plan of plans) {
    expect(plan).toContain("Index Scan");
    expect(plan).not.toContain("Sort");
  }
});
