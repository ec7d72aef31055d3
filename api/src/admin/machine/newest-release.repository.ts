import type { Database } from "../../database/connect.ts";
import type { NewestReleaseRow } from "../../database/schema.ts";

export async function newestRelease(db: Database): Promise<NewestReleaseRow | undefined> {
  return db.selectFrom("newestReleases").selectAll().executeTakeFirst();
}

type Answer = Pick<NewestReleaseRow, "version" | "lines" | "url">;

/** Stores the answer of the feed in place of the last one. @param answer `null` if the request failed */
export async function saveRelease(db: Database, answer: Answer | null, now: Date): Promise<void> {
  const row = { ...answer, checkedAt: now, hasFailed: answer === null };
  await db
    .insertInto("newestReleases")
    .values(row)
    .onConflict((conflict) => conflict.column("isOnly").doUpdateSet(row))
    .execute();
}
