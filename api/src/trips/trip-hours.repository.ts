import { type Insertable, type SqlBool, sql } from "kysely";

import type { Database } from "../database/connect.ts";
import { inTransaction } from "../database/repeat-after-deadlock.ts";
import type { Schema, TripRow } from "../database/schema.ts";
import { deleteHours } from "./record/trip-parts.repository.ts";
import { ownTrips } from "./record/trips.repository.ts";

const MOST_AT_ONCE = 500;

/** Reads all users' trips that have been running since before an instant, oldest first, in batches. */
export async function* readLongRunning(db: Database, since: Date): AsyncGenerator<TripRow[], void> {
  const running = db
    .selectFrom("trips")
    .where("endedAt", "is", null)
    .where("startedAt", "<=", since)
    .orderBy("startedAt")
    .orderBy("userId")
    .limit(MOST_AT_ONCE)
    .selectAll();
  let last: TripRow | undefined;
  do {
    // A user has at most one running trip.
    const after = last && sql<SqlBool>`(started_at, user_id) > (${last.startedAt}, ${last.userId}::uuid)`;
    const rows = await (after ? running.where(after) : running).execute();
    if (rows.length > 0) yield rows;
    last = rows.length === MOST_AT_ONCE ? rows.at(-1) : undefined;
  } while (last);
}

/** Returns the trip's water; `null` if it is on no named water. */
export async function findWaterOf(db: Database, { userId, waterId }: Pick<TripRow, "userId" | "waterId">) {
  if (waterId === null) return null;
  const water = await db
    .selectFrom("waters")
    .where("userId", "=", userId)
    .where("id", "=", waterId)
    .select(["userId", "id", "kind", "latitude", "longitude", "gauge"])
    .executeTakeFirst();
  return water ?? null;
}

interface FilledIn {
  hours: readonly Insertable<Schema["tripHours"]>[];
  /** True if nothing is looked up later. */
  isLast: boolean;
}

/**
 * Stores the hours of a trip, unless it was changed, filled or deleted after it was taken, or its hours are to be looked
 * up anew.
 * @returns whether they were stored
 */
export async function storeHours(
  db: Database,
  taken: TripRow,
  { hours, isLast }: FilledIn,
): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const stored = await ownTrips.lock(transaction, taken);
    if (stored?.version !== taken.version || stored.fillAfter === null) return false;
    if (stored.fillTries !== taken.fillTries) return false;
    await deleteHours(transaction, taken);
    if (hours.length > 0) await transaction.insertInto("tripHours").values(hours).execute();
    if (isLast) await ownTrips.set(transaction, taken, { fillAfter: null });
    return true;
  });
}
