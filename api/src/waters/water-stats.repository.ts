import { sql } from "kysely";

import type { Database } from "../database/connect.ts";
import type { RowKey } from "../database/owned-rows.ts";
import { IS_BLANK } from "../database/trip-sums.ts";

function catchesOn(db: Database, { userId, id }: RowKey) {
  return db.selectFrom("catches").where("userId", "=", userId).where("waterId", "=", id);
}

/** Counts fish per species and lure. Names have the spelling that was written last. */
export async function countBySpeciesAndLure(db: Database, key: RowKey) {
  return catchesOn(db, key)
    .groupBy([sql`lower(species)`, sql`lower(lure_type)`])
    .select(({ fn }) => [
      sql<string>`(array_agg(species order by caught_at desc))[1]`.as("species"),
      sql<string | null>`(array_agg(lure_type order by caught_at desc))[1]`.as("lure"),
      fn.sum<number>("quantity").as("fish"),
    ])
    .execute();
}

export async function countByMonth(db: Database, key: RowKey) {
  return catchesOn(db, key)
    .groupBy(sql`year, month`)
    .select(({ fn }) => [...periodOf("caught_on"), fn.sum<number>("quantity").as("fish")])
    .execute();
}

function periodOf(column: "caught_on" | "started_on") {
  const day = sql.ref(column);
  return [
    sql<number>`extract(year from ${day})::int`.as("year"),
    sql<number>`extract(month from ${day})::int`.as("month"),
  ] as const;
}

export async function sumTripsByMonth(db: Database, { userId, id }: RowKey) {
  return db
    .selectFrom("trips")
    .where("userId", "=", userId)
    .where("waterId", "=", id)
    .groupBy(sql`year, month`)
    .select(({ fn }) => [
      ...periodOf("started_on"),
      fn.countAll<number>().as("trips"),
      fn.countAll<number>().filterWhere(IS_BLANK).as("blanks"),
      sql<number>`coalesce(sum(fished_h), 0)`.as("hours"),
    ])
    .execute();
}

/** Sorted by depth, the shallowest first. */
export async function countByDepth(db: Database, key: RowKey) {
  return catchesOn(db, key)
    .where("depthFt", "is not", null)
    .groupBy("depthFt")
    .orderBy("depthFt")
    .select(({ fn }) => [sql<number>`depth_ft`.as("depth"), fn.sum<number>("quantity").as("fish")])
    .execute();
}

/** Returns the heaviest fish of each species, or the longest if none was weighed. */
export async function findBests(db: Database, key: RowKey) {
  const bests = catchesOn(db, key)
    .where((expression) =>
      expression.or([expression("weightLb", "is not", null), expression("lengthIn", "is not", null)]),
    )
    .distinctOn(sql`lower(species)`)
    .orderBy(sql`lower(species)`)
    .orderBy("weightLb", (by) => by.desc().nullsLast())
    .orderBy("lengthIn", (by) => by.desc().nullsLast())
    .orderBy("caughtAt")
    .select(["id as catchId", "species", "weightLb as weight", "lengthIn as length", "caughtOn as day"]);
  return db
    .selectFrom(bests.as("bests"))
    .selectAll()
    .orderBy("weight", (by) => by.desc().nullsLast())
    .orderBy("length", (by) => by.desc().nullsLast())
    .orderBy("species")
    .execute();
}
