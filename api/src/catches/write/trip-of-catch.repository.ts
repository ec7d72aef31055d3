import type { Database } from "../../database/connect.ts";
import { prepare } from "../../database/prepared.ts";
import type { CatchRow, TripRow } from "../../database/schema.ts";

export type TripOfCatch = Pick<
  TripRow,
  "id" | "startedAt" | "endedAt" | "startSource" | "latitude" | "longitude"
>;

const COLUMNS = ["id", "startedAt", "endedAt", "startSource", "latitude", "longitude"] as const;

/** Runs with every logged catch. Its parameters are the owner's id and the instant. */
const askBegunBefore = prepare<TripOfCatch>("trip-begun-before", (db) =>
  db
    .selectFrom("trips")
    .where("userId", "=", "")
    .where("startedAt", "<=", new Date(0))
    .where((expression) => expression.not("isSample"))
    .orderBy("startedAt", "desc")
    .limit(1)
    .select(COLUMNS),
);

export async function findTripBegunBefore(
  db: Database,
  userId: string,
  instant: Date,
): Promise<TripOfCatch | undefined> {
  const [trip] = await askBegunBefore(db, userId, instant, 1);
  return trip;
}

export async function findTripById(
  db: Database,
  userId: string,
  id: string,
): Promise<TripOfCatch | undefined> {
  return db
    .selectFrom("trips")
    .where("userId", "=", userId)
    .where("id", "=", id)
    .select(COLUMNS)
    .executeTakeFirst();
}

/**
 * Marks the catch as the trip's first, unless the trip has an earlier catch. The version stays, because nobody changed
 * the trip.
 */
export async function markFirstCatch(
  db: Database,
  { userId, id, tripId, caughtAt }: CatchRow,
): Promise<void> {
  const earlier = await db
    .selectFrom("catches")
    .where("userId", "=", userId)
    .where("tripId", "=", tripId)
    .where("id", "<>", id)
    .where("caughtAt", "<", caughtAt)
    .select("id")
    .limit(1)
    .executeTakeFirst();
  if (earlier || tripId === null) return;
  await db
    .updateTable("trips")
    .set({ startSource: "first_catch" })
    .where("userId", "=", userId)
    .where("id", "=", tripId)
    .execute();
}
