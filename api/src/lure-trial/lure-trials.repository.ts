import type { Database } from "../database/connect.ts";
import { ownedRows, type RowKey } from "../database/owned-rows.ts";
import type { LureTrialRow } from "../database/schema.ts";

export const ownTrials = ownedRows("lureTrials", ["startedAt", "desc"]);

export async function findOpenTrial(db: Database, userId: string): Promise<LureTrialRow | undefined> {
  return db
    .selectFrom("lureTrials")
    .where("userId", "=", userId)
    .where("stoppedAt", "is", null)
    .selectAll()
    .executeTakeFirst();
}

/** A stopped trial stays as it is. The process provides the time, because Citus rejects now() within COALESCE. */
export async function setStopped(db: Database, { userId, id }: RowKey): Promise<LureTrialRow | undefined> {
  return db
    .updateTable("lureTrials")
    .set((is) => ({ stoppedAt: is.fn.coalesce("stoppedAt", is.val(new Date())) }))
    .where("userId", "=", userId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
}

/** Returns the trips on which a half hour of any trial began. */
export async function findTripsOfTrials(db: Database, userId: string) {
  return db
    .selectFrom("trips")
    .where("userId", "=", userId)
    .where("id", "in", tripsOfTrials(db, userId))
    .select(["id", "startedAt", "endedAt"])
    .execute();
}

export async function findEventsOfTrials(db: Database, userId: string) {
  return db
    .selectFrom("tripEvents")
    .where("userId", "=", userId)
    .where("tripId", "in", tripsOfTrials(db, userId))
    .where("kind", "in", ["gear", "pause", "resume", "strike", "lost"])
    .where("at", "is not", null)
    .select(["tripId", "at", "kind", "quantity", "lines", "lureType", "lureId", "variantId", "trial"])
    .$narrowType<{ at: Date }>()
    .execute();
}

/** Returns the fish with a time of those trips. */
export async function findFishOfTrials(db: Database, userId: string) {
  return db
    .selectFrom("catches")
    .where("userId", "=", userId)
    .where("tripId", "in", tripsOfTrials(db, userId))
    .where("caughtTime", "is not", null)
    .select(["tripId", "caughtAt", "quantity"])
    .execute();
}

function tripsOfTrials(db: Database, userId: string) {
  return db
    .selectFrom("tripEvents")
    .where("userId", "=", userId)
    .where("trial", "is not", null)
    .select("tripId");
}
