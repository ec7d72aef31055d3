import { DAY_MS } from "@creel/domain/dates/units-of-time";
import { type SqlBool, sql } from "kysely";

import type { Database } from "../database/connect.ts";

/** A day on any clock begins and ends this near to midnight in UTC. */
const AROUND_MS = DAY_MS;

/** Counts the fish of a day on the angler's clock, given as yyyy-mm-dd, without samples. */
export async function countFishOfDay(
  db: Database,
  userId: string,
  day: string,
): Promise<{ fish: number; kept: number }> {
  return (
    db
      .selectFrom("catches")
      .where("userId", "=", userId)
      // The index is by the instant.
      .where("caughtAt", ">=", new Date(Date.parse(day) - AROUND_MS))
      .where("caughtAt", "<", new Date(Date.parse(day) + DAY_MS + AROUND_MS))
      .where("caughtOn", "=", day)
      .where("isSample", "=", false)
      .select([
        sql<number>`coalesce(sum(quantity), 0)::int`.as("fish"),
        sql<number>`coalesce(sum(quantity) filter (where fate = 'kept'), 0)::int`.as("kept"),
      ])
      .executeTakeFirstOrThrow()
  );
}

interface LastTrip {
  id: string;
  userId: string;
  startedOn: string;
  /** `null` if nobody knows. */
  fishedH: number | null;
  waterId: string | null;
}

/** Returns the latest ended trip, without samples. */
export async function findLastTrip(db: Database, userId: string): Promise<LastTrip | undefined> {
  return db
    .selectFrom("trips")
    .where("userId", "=", userId)
    .where("endedAt", "is not", null)
    .where(sql<SqlBool>`not is_sample`)
    .orderBy("startedAt", "desc")
    .limit(1)
    .select(["id", "userId", "startedOn", "fishedH", "waterId"])
    .executeTakeFirst();
}

/** Returns the species of the latest catch, without samples; `undefined` before the first one. */
export async function findLastSpecies(db: Database, userId: string): Promise<string | undefined> {
  const last = await db
    .selectFrom("catches")
    .where("userId", "=", userId)
    .where("isSample", "=", false)
    .orderBy("caughtAt", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .select("species")
    .executeTakeFirst();
  return last?.species;
}
