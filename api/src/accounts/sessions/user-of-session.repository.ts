import type { Database } from "../../database/connect.ts";
import { prepare } from "../../database/prepared.ts";
import type { UserRow } from "../../database/schema.ts";
import type { SessionKey } from "./sessions.repository.ts";

/** The columns of `UserRow`, for a statement that joins another table with `users`. */
export const USER_COLUMNS = [
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
  "language",
  "homeLatitude",
  "homeLongitude",
  "users.createdAt",
  "demoUntil",
] as const;

/** Runs with every request. Its parameters are the user's id, the session's id and the current time. */
const userOfSession = prepare<UserRow>("user-of-session", (db) =>
  db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.userId")
    .where("sessions.userId", "=", "")
    .where("sessions.id", "=", "")
    .where("sessions.revokedAt", "is", null)
    .where("sessions.expiresAt", ">", new Date(0))
    .select(USER_COLUMNS),
);

export async function findUserOfSession(
  db: Database,
  key: SessionKey,
  now: Date,
): Promise<UserRow | undefined> {
  const [user] = await userOfSession(db, key.userId, key.id, now);
  return user;
}
