import { readFileSync } from "node:fs";
import { join } from "node:path";

import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";

import { setupApi } from "../testing/setup-api.ts";

const SCRIPT = readFileSync(join(import.meta.dirname, "../../../deploy/citus.sql"), "utf8");

/** What the script asks Citus for; a plain PostgreSQL only notes it, and the tests hold the rules of Citus to it. */
const STAND_INS = `
  create table placements (name text primary key, kind text not null, colocated text);
  create function create_reference_table(name text) returns void
    language sql as $$ insert into placements values (name, 'reference', null) $$;
  create function create_distributed_table(name text, distributed_by text, colocate_with text default 'default')
    returns void language sql as $$ insert into placements values (name, distributed_by, colocate_with) $$;`;

/** On the node one connects to: no user's, or nobody's business but the server's. */
const LOCAL = new Set(["audit_entries"]);

let api: Awaited<ReturnType<typeof setupApi>>;
beforeAll(async () => {
  api = await setupApi();
  const ana = await api.given.user();
  await api.given.loggedCatch(ana);
  await sql.raw(STAND_INS).execute(api.db);
  await sql.raw(SCRIPT.replace("create extension if not exists citus;", "")).execute(api.db);
});

async function rowsOf<Row>(query: string): Promise<Row[]> {
  const { rows } = await sql.raw<Row>(query).execute(api.db);
  return rows;
}

describe("deploy/citus.sql leaves what Citus takes", () => {
  test("every table with something of a user's is distributed by the user, a reference table, or known to be local", async () => {
    const tables = await rowsOf<{ name: string; kind: string | null }>(`
      select table_name as name, kind from information_schema.columns
      left join placements on placements.name = table_name
      where table_schema = 'public' and column_name = 'user_id'`);
    expect(tables.length).toBeGreaterThan(5);
    expect(tables.filter(({ name, kind }) => kind === null && !LOCAL.has(name))).toEqual([]);
    expect(
      tables
        .filter(({ kind }) => kind === "user_id")
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(["catches", "photos", "sessions"]);
  });

  test("every unique index of a distributed table has what it is distributed by", async () => {
    const others = await rowsOf(`
      select indexrelid::regclass::text as index from pg_index
      join placements on placements.name = indrelid::regclass::text and kind = 'user_id'
      where indisunique and not exists (
        select from pg_attribute
        where attrelid = indrelid and attnum = any(indkey::int2[]) and attname = 'user_id')`);
    expect(others).toEqual([]);
  });

  test("no distributed table has a trigger of its own", async () => {
    const triggers = await rowsOf(`
      select tgname from pg_trigger
      join placements on placements.name = tgrelid::regclass::text and kind = 'user_id'
      where not tgisinternal`);
    expect(triggers).toEqual([]);
  });

  test("foreign keys lead to reference tables, or among distributed ones along user_id", async () => {
    const keys = await rowsOf<{ name: string; here: string; there: string; along: string }>(`
      select conname as name, here.kind as here, there.kind as there, pg_get_constraintdef(pg_constraint.oid) as along
      from pg_constraint
      join placements here on here.name = conrelid::regclass::text
      left join placements there on there.name = confrelid::regclass::text
      where contype = 'f'`);
    expect(keys).toHaveLength(7);
    for (const { name, here, there, along } of keys) {
      const isAmongOwned = here === "user_id" && there === "user_id";
      expect(there === "reference" || isAmongOwned, name).toBe(true);
      if (isAmongOwned) expect(along, name).toMatch(/^FOREIGN KEY \(user_id, .* REFERENCES \w+\(user_id, /);
    }
  });

  test("what is distributed lies together", async () => {
    const apart = await rowsOf(`
      select name from placements where kind = 'user_id' and name <> 'sessions' and colocated <> 'sessions'`);
    expect(apart).toEqual([]);
  });

  test("every foreign key that was there is there again", async () => {
    const counts = await rowsOf<{ count: number }>(
      "select count(*) from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace",
    );
    expect(counts).toEqual([{ count: 7 }]);
  });
});

describe("on a database of that shape", () => {
  test("the same id in two logbooks is two catches, each its owner's", async () => {
    const [ana, bo] = [await api.given.user(), await api.given.user()];
    const { id } = await api.given.loggedCatch(ana, { species: "Pike" });
    await api.given.loggedCatch(bo, { id, species: "Perch" });

    expect((await api.as(ana).get(`/catches/${id}`)).json().catch.species).toBe("Pike");
    expect((await api.as(bo).get(`/catches/${id}`)).json().catch.species).toBe("Perch");
  });

  test("totals are counted, and an account goes with all that is in it", async () => {
    const admin = await api.given.admin();
    const before = await totalCatches();
    const ana = await api.given.user();
    await api.given.loggedCatch(ana);
    await api.given.loggedCatch(ana);
    expect(await totalCatches()).toBe(before + 2);

    await api.db.deleteFrom("users").where("id", "=", ana.id).execute();

    expect(await totalCatches()).toBe(before);

    async function totalCatches(): Promise<number> {
      return (await api.as(admin).get("/admin/stats")).json().stats.totalCatches;
    }
  });
});
