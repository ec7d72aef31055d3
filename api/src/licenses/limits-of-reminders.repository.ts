import type { Database } from "../database/connect.ts";

interface ReadLimit {
  /** yyyy-mm-dd. */
  read_on: string;
  /** MM-DD; `null` if no season is closed. */
  closed_to: string | null;
}

/** Returns when each limit of an angler was read, and when its season opens. */
export async function listOwnLimits(db: Database, userId: string): Promise<ReadLimit[]> {
  const rows = await db
    .selectFrom("limits")
    .where("userId", "=", userId)
    .select(["readOn", "closedTo"])
    .execute();
  return rows.map(({ readOn, closedTo }) => ({ read_on: readOn, closed_to: closedTo }));
}
