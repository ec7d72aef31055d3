import { sql } from "kysely";
import { beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";

import { standInForCitus } from "../../testing/databases/citus-stand-ins.ts";
import { isOnCitus } from "../../testing/databases/on-citus.ts";
import { databaseTarget, setupApi } from "../../testing/setup-api.ts";
import { changeSequentially, placeTables } from "../distributed/place-tables.ts";
import { PLACEMENTS } from "../distributed/placements.ts";
import { distribute } from "./distribute.ts";
import { isApplicable } from "./migrate.ts";

let api: Awaited<ReturnType<typeof setupApi>>;
let moved: string[];
beforeAll(async () => {
  await standInForCitus(await databaseTarget());
  api = await setupApi();
  const ana = await api.given.user();
  await api.given.loggedCatch(ana);
  moved = await distribute(api.db);
});

async function rowsOf<Row>(query: string): Promise<Row[]> {
  const { rows } = await sql.raw<Row>(query).execute(api.db);
  return rows;
}

/** The tables that Citus knows, each with its placement. */
const PLACED = `(select logicalrelid, logicalrelid::text as name, colocated,
  case partmethod when 'h' then 'user_id' else 'reference' end as kind from pg_dist_partition)`;

// Skipped on Citus, which enforces its rules itself.
describe.skipIf(isOnCitus)("distributing leaves what Citus takes", () => {
  test("every table of the schema has a place, and is there", async () => {
    const tables = await rowsOf<{ name: string; kind: string | null }>(`
      select tablename::text as name, kind from pg_tables left join ${PLACED} placed on placed.name = tablename
      where schemaname = 'public' and tablename not like 'kysely%'`);
    expect(new Map(tables.map(({ name, kind }) => [name, kind ?? "local"]))).toEqual(new Map(PLACEMENTS));
  });

  test("done again, it moves nothing", async () => {
    expect(moved).toEqual([...PLACEMENTS].filter(([, place]) => place !== "local").map(([name]) => name));
    expect(await distribute(api.db)).toEqual([]);
  });

  test("every unique index of a distributed table has what it is distributed by", async () => {
    const others = await rowsOf(`
      select indexrelid::regclass::text as index from pg_index
      join ${PLACED} placed on logicalrelid = indrelid and kind = 'user_id'
      where indisunique and not exists (
        select from pg_attribute
        where attrelid = indrelid and attnum = any(indkey::int2[]) and attname = 'user_id')`);
    expect(others).toEqual([]);
  });

  test("no distributed table has a trigger of its own", async () => {
    const triggers = await rowsOf(`
      select tgname from pg_trigger
      join ${PLACED} placed on logicalrelid = tgrelid and kind = 'user_id'
      where not tgisinternal`);
    expect(triggers).toEqual([]);
  });

  test("foreign keys lead to reference tables, or among distributed ones along user_id", async () => {
    const keys = await rowsOf<{ name: string; here: string; there: string; along: string }>(`
      select conname as name, here.kind as here, there.kind as there, pg_get_constraintdef(pg_constraint.oid) as along
      from pg_constraint
      join ${PLACED} here on here.logicalrelid = conrelid
      left join ${PLACED} there on there.logicalrelid = confrelid
      where contype = 'f'`);
    expect(keys).toHaveLength(45);
    for (const { name, here, there, along } of keys) {
      const isAmongOwned = here === "user_id" && there === "user_id";
      expect(there === "reference" || isAmongOwned, name).toBe(true);
      if (isAmongOwned) expect(along, name).toMatch(/^FOREIGN KEY \(user_id, .* REFERENCES \w+\(user_id, /);
    }
  });

  test("what is distributed lies together", async () => {
    const apart = await rowsOf(`
      select name from ${PLACED} placed where kind = 'user_id' and name <> 'sessions' and colocated <> 'sessions'`);
    expect(apart).toEqual([]);
  });

  test("every foreign key that was there is there again", async () => {
    const counts = await rowsOf<{ count: number }>(
      "select count(*) from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace",
    );
    expect(counts).toEqual([{ count: 45 }]);
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

  test("an admin's list has both catches of one id, whatever the order and the size of its pages", async () => {
    const admin = await api.given.admin();
    const species = `Twice ${admin.id}`;
    const weights = [2, undefined, 1];
    for (const weight of weights) {
      const [ana, bo] = [await api.given.user(), await api.given.user()];
      const { id } = await api.given.loggedCatch(ana, { species, weight });
      await api.given.loggedCatch(bo, { id, species, weight });
    }

    for (const sort of ["logged", "-logged", "date", "-date", "weight", "-weight"]) {
      const owners = new Set<string>();
      for (let page = 1; page <= 6; page += 1) {
        const query = new URLSearchParams({ species, sort, limit: "1", page: String(page) });
        const { catches, total } = (await api.as(admin).get(`/admin/catches?${query.toString()}`)).json();
        expect([catches.length, total]).toEqual([1, 6]);
        owners.add(catches[0].user.id);
      }
      expect(owners.size).toBe(6);
    }
  });

  test.skipIf(isOnCitus)(
    "readiness tells a node that is missing, and goes on for those whose rows are on the others",
    async () => {
      const answerWith = (success: boolean) =>
        sql
          .raw(
            `create or replace function stand_ins.run_command_on_workers(command text, out success boolean)
             returns setof boolean language sql as $$ select true union all select ${success} $$`,
          )
          .execute(api.db);
      await answerWith(true);
      expect((await api.anonymous.get("/ready")).json()).toEqual({ status: "ready", reasons: [] });

      await answerWith(false);

      const response = await api.anonymous.get("/ready");
      expect(response.statusCode).toBe(200);
      expect(response.json()).toEqual({
        status: "degraded",
        reasons: ["A node of the database cannot be reached."],
      });
    },
  );

  test("an admin's pages do not count everybody's catches each time", async () => {
    const admin = await api.given.admin();
    vi.useFakeTimers({ toFake: ["Date"] });
    try {
      const total = async () => (await api.as(admin).get("/admin/catches?limit=1")).json().total;
      // Each of the two processes has its own count.
      const before = [await total(), await total()];
      await api.given.loggedCatch(await api.given.user());
      expect([await total(), await total()]).toEqual(before);

      vi.setSystemTime(Date.now() + 31_000);
      expect([await total(), await total()]).toEqual(before.map((count) => count + 1));
    } finally {
      vi.useRealTimers();
    }
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

describe("a migration of a distributed database", () => {
  test("puts a table it makes where the table belongs, with its foreign keys", async () => {
    PLACEMENTS.set("boats", "user_id");
    onTestFinished(() => void PLACEMENTS.delete("boats"));
    const undone = new Error("The other tests know no such table");

    const migrating = api.db.transaction().execute(async (transaction) => {
      const count = async (query: string) => (await sql.raw(query).execute(transaction)).rows.length;
      await sql`create table boats (
        user_id uuid references users (id) on delete cascade, id uuid, primary key (user_id, id))`.execute(
        transaction,
      );
      await changeSequentially(transaction);
      expect(await placeTables(transaction)).toEqual(["boats"]);
      expect(
        await count(`select 1 from pg_dist_partition
          where logicalrelid = 'boats'::regclass and partmethod = 'h'`),
      ).toBe(1);
      expect(await count("select 1 from pg_constraint where conname = 'boats_user_id_fkey'")).toBe(1);
      throw undone;
    });

    await expect(migrating).rejects.toBe(undone);
  });

  test.each([
    ["create index i on catches (species)", true, true],
    ["-- Counts.\n-- only plain\ncreate trigger t after insert on catches", true, false],
    ["-- only distributed\ncreate view v as select 1", false, true],
  ])("makes %j", (statement, onPlain, onDistributed) => {
    expect([isApplicable(statement, false), isApplicable(statement, true)]).toEqual([onPlain, onDistributed]);
  });
});
