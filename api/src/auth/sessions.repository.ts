import type { Database } from "../database/connect.ts";
import type { SessionRow, SessionTable, UserRow } from "../database/schema.ts";

type SessionKey = Pick<SessionTable, "userId" | "id">;

export type NewSession = Omit<SessionTable, "previousHash" | "revokedAt">;

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
  now: Date;
  /** A session that was not used since is over. */
  idleSince: Date;
}

/** Puts the next hash in place of the current one, in one statement: of several at once, one succeeds. */
export async function rotateSession(
  db: Database,
  { key, from, to, now, idleSince }: Rotation,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("sessions")
    .set({ previousHash: from, currentHash: to, rotatedAt: now, lastUsedAt: now })
    .where("userId", "=", key.userId)
    .where("id", "=", key.id)
    .where("currentHash", "=", from)
    .where("revokedAt", "is", null)
    .where("expiresAt", ">", now)
    .where("lastUsedAt", ">", idleSince)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function findSession(db: Database, key: SessionKey): Promise<SessionRow | undefined> {
  return db
    .selectFrom("sessions")
    .where("userId", "=", key.userId)
    .where("id", "=", key.id)
    .selectAll()
    .executeTakeFirst();
}

export async function revokeSession(db: Database, key: SessionKey, now: Date): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ revokedAt: now })
    .where("userId", "=", key.userId)
    .where("id", "=", key.id)
    .where("revokedAt", "is", null)
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

/** The user of a session that is neither ended nor over, as the database knows them now. */
export async function findUserOfSession(
  db: Database,
  key: SessionKey,
  now: Date,
): Promise<UserRow | undefined> {
  return db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.userId")
    .where("sessions.userId", "=", key.userId)
    .where("sessions.id", "=", key.id)
    .where("sessions.revokedAt", "is", null)
    .where("sessions.expiresAt", ">", now)
    .selectAll("users")
    .executeTakeFirst();
}
