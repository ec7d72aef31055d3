import type { Database } from "../../database/connect.ts";
import { ownedRows } from "../../database/owned-rows.ts";
import type { SessionRow, SessionTable } from "../../database/schema.ts";

export const ownSessions = ownedRows("sessions");

export type SessionKey = Pick<SessionTable, "userId" | "id">;

export type NewSession = Omit<SessionRow, "previousHash" | "revokedAt">;

export async function insertSession(db: Database, session: NewSession): Promise<void> {
  await db
    .insertInto("sessions")
    .values({ ...session, previousHash: null, revokedAt: null })
    .execute();
}

interface Rotation {
  key: SessionKey;
  from: Buffer;
  to: Buffer;
  ip: string;
  now: Date;
  idleSince: Date;
}

/**
 * Replaces the current hash with the next one in one statement, so that only one of several concurrent requests
 * succeeds.
 */
export async function rotateSession(
  db: Database,
  { key, from, to, ip, now, idleSince }: Rotation,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("sessions")
    .set({ previousHash: from, currentHash: to, rotatedAt: now, lastUsedAt: now, ip })
    .where("userId", "=", key.userId)
    .where("id", "=", key.id)
    .where("currentHash", "=", from)
    .where("revokedAt", "is", null)
    .where("expiresAt", ">", now)
    .where("lastUsedAt", ">", idleSince)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** False if there was no session to end. */
export async function revokeSession(db: Database, key: SessionKey, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("sessions")
    .set({ revokedAt: now })
    .where("userId", "=", key.userId)
    .where("id", "=", key.id)
    .where("revokedAt", "is", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function revokeOtherSessions(db: Database, key: SessionKey, now: Date): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ revokedAt: now })
    .where("userId", "=", key.userId)
    .where("id", "!=", key.id)
    .where("revokedAt", "is", null)
    .execute();
}

/** Returns the sessions that have neither ended nor expired, the last used first. */
export async function listSessions(
  db: Database,
  userId: string,
  { now, idleSince }: Pick<Rotation, "now" | "idleSince">,
): Promise<SessionRow[]> {
  return db
    .selectFrom("sessions")
    .where("userId", "=", userId)
    .where("revokedAt", "is", null)
    .where("expiresAt", ">", now)
    .where("lastUsedAt", ">", idleSince)
    .orderBy("lastUsedAt", "desc")
    .selectAll()
    .execute();
}

export async function revokeSessionsOf(db: Database, userId: string, now: Date): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ revokedAt: now })
    .where("userId", "=", userId)
    .where("revokedAt", "is", null)
    .execute();
}
