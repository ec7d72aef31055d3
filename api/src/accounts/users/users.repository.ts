import type { ProfileChanges } from "@creel/domain/accounts/profile";
import type { Role, UnitSystem } from "@creel/domain/accounts/user";
import { sql, type Transaction } from "kysely";

import type { Database } from "../../database/connect.ts";
import type { Schema, UserRow } from "../../database/schema.ts";
import { violatedConstraint } from "../../database/violated-constraint.ts";
import { usernameSkeleton } from "./username-skeleton.ts";

export interface NewUser {
  id: string;
  email: string;
  username: string;
  firstName: string;
  lastName: string;
  /** `null` for an account without a password. */
  passwordHash: string | null;
  role?: Role;
  timeZone?: string;
  language?: string | null;
  units?: UnitSystem;
  homeLatitude?: number;
  homeLongitude?: number;
  demoUntil?: Date;
}

export type TakenField = "email" | "username";

/** @returns the account, or the field that another account already has; neither aborts the transaction */
export async function insertUser(db: Database, user: NewUser): Promise<UserRow | TakenField> {
  const made = await db
    .insertInto("users")
    .values({ ...user, usernameSkeleton: usernameSkeleton(user.username) })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return made ?? ((await findUserByEmail(db, user.email)) ? "email" : "username");
}

export type UserChanges = ProfileChanges & {
  [Column in "email" | "role" | "accountStatus" | "freePremiumAccess"]?: UserRow[Column] | undefined;
};

export async function updateUser(
  db: Database,
  id: string,
  changes: UserChanges,
): Promise<UserRow | TakenField> {
  const given = Object.values(changes).some((value) => value !== undefined);
  if (!given) return getUser(db, id);
  try {
    return await db
      .updateTable("users")
      .set({ ...changes, ...skeletonOf(changes) })
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirstOrThrow();
  } catch (error) {
    return takenFieldOf(error);
  }
}

/**
 * Keeps the stored skeleton if the username does not change: it is `null` for a username that resembles an older one.
 */
function skeletonOf({ username }: UserChanges) {
  if (username === undefined) return {};
  const changed = usernameSkeleton(username);
  return {
    usernameSkeleton: sql<
      string | null
    >`case when username = ${username} then username_skeleton else ${changed} end`,
  };
}

/** False if another account has this email. */
export async function setEmail(db: Database, id: string, email: string): Promise<boolean> {
  try {
    await db.updateTable("users").set({ email }).where("id", "=", id).execute();
    return true;
  } catch (error) {
    if (takenFieldOf(error) === "email") return false;
    throw error;
  }
}

function takenFieldOf(error: unknown): TakenField {
  const constraint = violatedConstraint(error);
  if (constraint === "users_email_key") return "email";
  if (constraint === "users_username_key" || constraint === "users_username_skeleton_key") return "username";
  throw error;
}

export async function findUserByEmail(db: Database, email: string): Promise<UserRow | undefined> {
  return db
    .selectFrom("users")
    .where(sql`lower(email)`, "=", sql`lower(${email})`)
    .selectAll()
    .executeTakeFirst();
}

/** Locks the account until the transaction ends. */
export async function lockUser(transaction: Transaction<Schema>, id: string): Promise<UserRow | undefined> {
  return transaction.selectFrom("users").where("id", "=", id).selectAll().forUpdate().executeTakeFirst();
}

/** @throws Error if there is no such user */
export async function getUser(db: Database, id: string): Promise<UserRow> {
  return db.selectFrom("users").where("id", "=", id).selectAll().executeTakeFirstOrThrow();
}
