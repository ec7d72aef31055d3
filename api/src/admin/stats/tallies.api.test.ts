import { sql } from "kysely";
import { expect, test } from "vitest";

import { type Database, openDatabase } from "../../database/connect.ts";
import { makeGiven } from "../../testing/fixtures/given.ts";
import { databaseTarget, setupDatabase, TEST_KEYS } from "../../testing/setup-api.ts";
import { sumTallies } from "./tallies.repository.ts";

async function setup() {
  const db = await setupDatabase();
  const given = makeGiven({ db, keys: TEST_KEYS });
  return { db, given };
}

/** Returns the tallies, and the same numbers from counting all rows. */
async function bothCounts(db: Database) {
  const tallied = await sql`
    select subject, key, count, bytes from log_tallies order by subject, key`.execute(db);
  const counted = await sql`
    select 'catches' as subject, lower(species) as key, count(*) as count, 0::bigint as bytes
    from catches where not is_sample group by lower(species)
    union all
    select 'photos', '', count(*), sum(bytes) from photos having count(*) > 0
    union all
    select 'trips', '', count(*), 0 from trips where not is_sample having count(*) > 0
    order by subject, key`.execute(db);
  return { tallied: tallied.rows, counted: counted.rows };
}

async function insertCatches(db: Database, userId: string, species: readonly string[]): Promise<void> {
  await sql`
    insert into catches (user_id, id, species, caught_at, time_zone, caught_on)
    select ${userId}, gen_random_uuid(), species, now(), 'UTC', now()
    from unnest(${species}::text[]) species`.execute(db);
}

async function insertPhotos(db: Database, userId: string, each: number): Promise<void> {
  await sql`
    insert into photos (user_id, id, catch_id, file_id, position, width, height, bytes, placeholder)
    select user_id, gen_random_uuid(), id, gen_random_uuid(), n, 4, 3, 1000 + n, 'data:'
    from catches, generate_series(1, ${each}::int) n where user_id = ${userId}`.execute(db);
}

async function insertTrips(db: Database, userId: string, count: number): Promise<void> {
  await sql`
    insert into trips (user_id, id, started_at, ended_at, time_zone, started_on, start_source)
    select ${userId}, gen_random_uuid(), now() - interval '1 hour', now(), 'UTC', now(), 'tap'
    from generate_series(1, ${count}::int)`.execute(db);
}

/** Every kind of change to the log, some of them varied by a number. */
const HAPPENINGS: ((db: Database, userId: string, dice: number) => Promise<unknown>)[] = [
  (db, userId, dice) => insertCatches(db, userId, ["Pike", "pike", "Perch", `Odd ${dice % 5}`]),
  (db, userId) => insertCatches(db, userId, []),
  (db, userId) =>
    sql`update catches set is_sample = not is_sample where user_id = ${userId} and species = 'Perch'`.execute(
      db,
    ),
  (db, userId, dice) => insertPhotos(db, userId, dice % 3),
  (db, userId) =>
    sql`update catches set species = 'Walleye' where user_id = ${userId} and species = 'Pike'`.execute(db),
  (db, userId) =>
    sql`update catches set species = upper(species), notes = 'x' where user_id = ${userId}`.execute(db),
  (db, userId) =>
    sql`update photos set bytes = bytes * 2, position = position + 1 where user_id = ${userId}`.execute(db),
  (db, userId) =>
    sql`delete from catches where user_id = ${userId} and id in (select id from catches where user_id = ${userId} limit 3)`.execute(
      db,
    ),
  (db, userId) => sql`delete from photos where user_id = ${userId} and position = 2`.execute(db),
  (db, userId, dice) => insertTrips(db, userId, dice % 4),
  (db, userId) =>
    sql`update trips set is_sample = not is_sample, lines = 2 where user_id = ${userId}`.execute(db),
  (db, userId) =>
    sql`delete from trips where user_id = ${userId} and id in (select id from trips where user_id = ${userId} limit 2)`.execute(
      db,
    ),
  (db) => sumTallies(db),
];

test("the tallies are what a full count says, whatever happened, folded or not", async () => {
  const { db, given } = await setup();
  const users = [await given.user(), await given.user(), await given.user()];
  // A linear congruential generator gives the same sequence each time (Numerical Recipes).
  let seed = 7;
  for (let step = 0; step < 120; step += 1) {
    seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
    const dice = Math.floor(seed / 65_536);
    const userId = users[Math.floor(dice / HAPPENINGS.length) % users.length]?.id ?? "";
    await HAPPENINGS[dice % HAPPENINGS.length]?.(db, userId, dice);
    if (step % 10 === 0) {
      const { tallied, counted } = await bothCounts(db);
      expect(tallied).toEqual(counted);
    }
  }

  await sql`delete from users where id in (${users[0]?.id}, ${users[1]?.id})`.execute(db);
  const half = await bothCounts(db);
  expect(half.tallied).toEqual(half.counted);
  expect(half.counted.length).toBeGreaterThan(0);

  await sumTallies(db);
  await db.deleteFrom("users").execute();
  expect((await bothCounts(db)).tallied).toEqual([]);
  await sumTallies(db);
  expect((await sql`select * from tallies`.execute(db)).rows).toEqual([]);
  expect((await sql`select * from tally_changes`.execute(db)).rows).toEqual([]);
});

test("two who log at once do not wait for each other, and both are counted once they are through", async () => {
  const { db, given } = await setup();
  const [ana, bo] = [await given.user(), await given.user()];
  const other = openDatabase(await databaseTarget());
  const before = await bothCounts(db);

  await db.transaction().execute(async (transaction) => {
    await insertCatches(transaction, ana.id, ["Pike"]);
    await other.transaction().execute(async (concurrent) => {
      await sql`set local lock_timeout = '2s'`.execute(concurrent);
      await insertCatches(concurrent, bo.id, ["Pike", "Pike"]);
    });
    // Changes that are not committed yet are added later, not lost.
    await sumTallies(other);
    const { tallied, counted } = await bothCounts(other);
    expect(tallied).toEqual(counted);
  });
  await other.destroy();

  const after = await bothCounts(db);
  expect(after.tallied).toEqual(after.counted);
  expect(after.counted).not.toEqual(before.counted);
});

test("two foldings at once count nothing twice and nothing never", async () => {
  const { db, given } = await setup();
  const { id } = await given.user();
  await sumTallies(db);
  for (let n = 0; n < 20; n += 1) await insertCatches(db, id, ["Pike", `Odd ${n}`]);

  const folded = await Promise.all([sumTallies(db), sumTallies(db), sumTallies(db)]);

  expect(folded.reduce((sum, each) => sum + each, 0)).toBe(40);
  const { tallied, counted } = await bothCounts(db);
  expect(tallied).toEqual(counted);
});

test("a deed that is taken back is not counted", async () => {
  const { db, given } = await setup();
  const { id } = await given.user();
  const before = await bothCounts(db);

  const attempt = db.transaction().execute(async (transaction) => {
    await insertCatches(transaction, id, ["Pike"]);
    throw new Error("taken back");
  });

  await expect(attempt).rejects.toThrow("taken back");
  expect(await bothCounts(db)).toEqual(before);
});

test("a species is shown as it was last written, by whomever, folded or not", async () => {
  const { db, given } = await setup();
  const { id } = await given.user();
  const nameOf = async () => {
    const { rows } = await sql<{ name: string }>`select name from log_tallies where key = 'huchen'`.execute(
      db,
    );
    return rows[0]?.name;
  };

  await insertCatches(db, id, ["huchen"]);
  await insertCatches(db, id, ["Huchen"]);
  expect(await nameOf()).toBe("Huchen");
  await sumTallies(db);
  expect(await nameOf()).toBe("Huchen");
  await insertCatches(db, id, ["HUCHEN"]);
  await sumTallies(db);
  expect(await nameOf()).toBe("HUCHEN");
  await sql`delete from catches where id in (select id from catches where species = 'huchen')`.execute(db);
  await sumTallies(db);
  expect(await nameOf()).toBe("HUCHEN");
});
