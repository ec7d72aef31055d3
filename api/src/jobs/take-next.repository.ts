import { sql } from "kysely";

import type { Database } from "../database/connect.ts";
import type { CatchRow, TripRow } from "../database/schema.ts";
import { nextTryAt } from "./next-try-at.ts";

/** The latest rows are filled first. */
const ORDERS = { catches: "caughtAt", trips: "startedAt" } as const;
type Filled = keyof typeof ORDERS;

/**
 * Takes the latest catch or trip whose conditions are due and schedules its next try, so that no other process takes it
 * and a crash loses nothing.
 */
export async function takeNextToFill(
  db: Database,
  table: "catches",
  now: Date,
): Promise<CatchRow | undefined>;
export async function takeNextToFill(db: Database, table: "trips", now: Date): Promise<TripRow | undefined>;
export async function takeNextToFill(db: Database, table: Filled, now: Date) {
  for (;;) {
    // No lock is taken, because a distributed database can only lock rows of one owner.
    const next = await db
      .selectFrom(table)
      .where("fillAfter", "<=", now)
      .orderBy(sql.ref(ORDERS[table]), "desc")
      .limit(1)
      .select(["userId", "id", "fillTries"])
      .executeTakeFirst();
    if (!next) return undefined;
    const { userId, id, fillTries } = next;
    const taken = await db
      .updateTable(table)
      .set({ fillTries: fillTries + 1, fillAfter: nextTryAt(now, fillTries) })
      .where("userId", "=", userId)
      .where("id", "=", id)
      .where("fillTries", "=", fillTries)
      .where("fillAfter", "<=", now)
      .returningAll()
      .executeTakeFirst();
    // The row is missing if another process took it, or if it was changed or deleted after it was found.
    if (taken) return taken;
  }
}
