import type { ComparedCatch } from "@creel/domain/import/duplicates/compared-catch";

import type { Database } from "../database/connect.ts";

/** All of one's own, as they are compared. */
export async function findLoggedCatches(db: Database, userId: string): Promise<ComparedCatch[]> {
  const rows = await db
    .selectFrom("catches")
    .where("userId", "=", userId)
    .where("isSample", "=", false)
    .select([
      "id",
      "species",
      "caughtAt",
      "caughtOn as day",
      "caughtTime",
      "lengthIn as length",
      "weightLb as weight",
    ])
    .execute();
  return rows.map(({ caughtAt, caughtTime, ...row }) =>
    Object.assign(row, { caughtAt: caughtTime === null ? null : caughtAt.getTime() }),
  );
}
