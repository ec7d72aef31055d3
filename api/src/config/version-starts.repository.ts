import type { Database } from "../database/connect.ts";

export interface VersionStart {
  version: string;
  startedAt: Date;
}

/**
 * Notes that a version starts, unless it is the one that started last.
 * @returns when it first started
 */
export async function noteVersionStart(db: Database, version: string, now: Date): Promise<Date> {
  const last = await lastVersionStart(db);
  if (last?.version === version) return last.startedAt;
  await db
    .insertInto("versionStarts")
    .values({ startedAt: now, version })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return now;
}

/** Returns the version that started last; `undefined` before the first start. */
export async function lastVersionStart(db: Database): Promise<VersionStart | undefined> {
  return db.selectFrom("versionStarts").selectAll().orderBy("startedAt", "desc").limit(1).executeTakeFirst();
}
