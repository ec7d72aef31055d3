import type { AdminUser } from "@creel/domain/admin/admin-users";

import type { Database } from "../../database/connect.ts";
import type { SessionTable } from "../../database/schema.ts";

export type Belongings = Pick<AdminUser, "catches" | "photos" | "trips" | "sessions"> & {
  lastSeenAt: Date | null;
};

/** Counts the belongings of users. Users without any are not in the map. */
export async function countBelongingsOf(
  db: Database,
  userIds: readonly string[],
  live: { now: Date; idleSince: Date },
): Promise<Map<string, Partial<Belongings>>> {
  const counts = await Promise.all([
    countCatchesOf(db, userIds),
    countOwnOf(db, "photos", userIds),
    countOwnOf(db, "trips", userIds),
    countSessionsOf(db, userIds, live),
  ]);
  const found = new Map<string, Partial<Belongings>>();
  for (const { userId, ...counted } of counts.flat()) {
    found.set(userId, { ...found.get(userId), ...counted });
  }
  return found;
}

/**
 * Counts the catches of each user without samples. Counts all catches and samples with one index each, because no index
 * over all catches marks samples.
 */
export async function countCatchesOf(
  db: Database,
  userIds: readonly string[],
): Promise<{ userId: string; catches: number }[]> {
  if (userIds.length === 0) return [];
  const counted = db
    .selectFrom("catches")
    .where("userId", "in", userIds)
    .groupBy("userId")
    .select(({ fn }) => ["userId", fn.countAll<number>().as("count")]);
  const [all, samples] = await Promise.all([
    counted.execute(),
    counted.where("isSample", "=", true).execute(),
  ]);
  const samplesOf = new Map(samples.map(({ userId, count }) => [userId, count]));
  return all.map(({ userId, count }) => ({ userId, catches: count - (samplesOf.get(userId) ?? 0) }));
}

async function countOwnOf(db: Database, table: "photos" | "trips", userIds: readonly string[]) {
  if (userIds.length === 0) return [];
  const rows = await db
    .selectFrom(table)
    .where("userId", "in", userIds)
    .where("isSample", "=", false)
    .groupBy("userId")
    .select(({ fn }) => ["userId", fn.countAll<number>().as("count")])
    .execute();
  return rows.map(({ userId, count }) => ({ userId, [table]: count }));
}

async function countSessionsOf(
  db: Database,
  userIds: readonly string[],
  { now, idleSince }: { now: Date; idleSince: Date },
): Promise<(Pick<SessionTable, "userId"> & Pick<Belongings, "sessions" | "lastSeenAt">)[]> {
  if (userIds.length === 0) return [];
  return db
    .selectFrom("sessions")
    .where("userId", "in", userIds)
    .groupBy("userId")
    .select(({ fn }) => [
      "userId",
      fn
        .countAll<number>()
        .filterWhere("revokedAt", "is", null)
        .filterWhere("expiresAt", ">", now)
        .filterWhere("lastUsedAt", ">", idleSince)
        .as("sessions"),
      fn.max("lastUsedAt").as("lastSeenAt"),
    ])
    .execute();
}
