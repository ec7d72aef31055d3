import type { Database } from "../../database/connect.ts";
import { type RowKey, ownedRows } from "../../database/owned-rows.ts";

export const ownEvents = ownedRows("tripEvents");

export async function countEventsOf(db: Database, { userId, id }: RowKey): Promise<number> {
  const { count } = await db
    .selectFrom("tripEvents")
    .where("userId", "=", userId)
    .where("tripId", "=", id)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}
