import { sql } from "kysely";

import type { Database } from "../../database/connect.ts";
import { isKnownAsDistributed } from "../../database/distributed/is-distributed.ts";

interface SpeciesTally {
  /** The species in lowercase. */
  key: string;
  name: string;
  count: number;
}

export async function tallySpecies(db: Database): Promise<SpeciesTally[]> {
  return db
    .selectFrom("logTallies")
    .where("subject", "=", "catches")
    .select(["key", "name", "count"])
    .orderBy("count", "desc")
    .orderBy("key")
    .execute();
}

async function countAllCatches(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom("logTallies")
    .where("subject", "=", "catches")
    .select(({ fn }) => fn.coalesce(fn.sum<string>("count"), sql<string>`0`).as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const TOTAL_STAYS_MS = 30_000;
const totals = new WeakMap<Database, { count: Promise<number>; at: number }>();

/**
 * Counts all catches for the pages of a list. On a distributed database, where every node has to count, the number is
 * cached for 30 s.
 */
export async function countForPages(db: Database): Promise<number> {
  if (!(await isKnownAsDistributed(db))) return countAllCatches(db);
  const known = totals.get(db);
  if (known && Math.abs(Date.now() - known.at) < TOTAL_STAYS_MS) return known.count;
  const count = countAllCatches(db);
  totals.set(db, { count, at: Date.now() });
  count.catch(() => totals.delete(db));
  return count;
}

export async function tallyOf(
  db: Database,
  subject: "photos" | "trips",
): Promise<{ count: number; bytes: number }> {
  const tally = await db
    .selectFrom("logTallies")
    .where("subject", "=", subject)
    .select(["count", "bytes"])
    .executeTakeFirst();
  return tally ?? { count: 0, bytes: 0 };
}

/**
 * Adds the pending changes to the tallies, whose sums stay the same, and deletes species without catches.
 * @returns the number of changes
 */
export async function sumTallies(db: Database): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ count: number }>`
      with taken as (
        delete from tally_changes returning *
      ), folded as (
        insert into tallies (subject, key, name, count, bytes)
        select subject, key, (array_agg(name order by (count > 0) desc, id desc))[1], sum(count), sum(bytes)
        from taken
        group by subject, key
        on conflict (subject, key) do update set
          name = case when excluded.count > 0 then excluded.name else tallies.name end,
          count = tallies.count + excluded.count,
          bytes = tallies.bytes + excluded.bytes
      )
      select count(*) from taken`.execute(transaction);
    await sql`delete from tallies where count = 0 and bytes = 0`.execute(transaction);
    return rows[0]?.count ?? 0;
  });
}
