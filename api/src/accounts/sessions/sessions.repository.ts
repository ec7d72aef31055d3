import type { Database } from "../../database/connect.ts";
import { prepare } from "../../database/prepared.ts";
import type { SessionRow, SessionTable, UserRow } from "../../database/schema.ts";

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
  ip: string;
  now: Date;
  idleSince: Date;
}

/** Puts the next hash in place of the current one, in one statement: of several at once, one succeeds. */
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

export async function findSession(db: Database, key: SessionKey): Promise<SessionRow | undefined> {
  return db
    .selectFrom("sessions")
    .where("userId", "=", key.userId)
    .where("id", "=", key.id)
    .selectAll()
    .executeTakeFirst();
}

/** False when there was none to end. */
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

/** The sessions of this user that are neither ended nor over, the last used first. */
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

/** Asked with every request. Its parameters are the user's id, the session's id and now. */
const userOfSession = prepare<UserRow>("user-of-session", (db) =>
  db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.userId")
    .where("sessions.userId", "=", "")
    .where("sessions.id", "=", "")
    .where("sessions.revokedAt", "is", null)
    .where("sessions.expiresAt", ">", new Date(0))
    .select([
      "users.id",
      "email",
      "username",
      "firstName",
      "lastName",
      "passwordHash",
      "role",
      "accountStatus",
      "freePremiumAccess",
      "units",
      "timeZone",
      "homeLatitude",
      "homeLongitude",
      "users.createdAt",
    ]),
);

export async function findUserOfSession(
  db: Database,
  key: SessionKey,
  now: Date,
): Promise<UserRow | undefined> {
  const [user] = await userOfSession(db, key.userId, key.id, now);
  return user;
}
