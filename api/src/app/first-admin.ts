import type { Transaction } from "kysely";

import { createUser } from "../accounts/create-user.ts";
import { isPassword } from "../accounts/password/passwords.ts";
import { hasAdmin, waitForOtherFirstAdmin } from "../accounts/users/admins.repository.ts";
import { findUserByEmail, lockUser } from "../accounts/users/users.repository.ts";
import { changeUser } from "../admin/users/change-user.ts";
import { type Actor, audit } from "../audit/audit.ts";
import type { Database } from "../database/connect.ts";
import type { Schema, UserRow } from "../database/schema.ts";
import type { Settings } from "./settings.ts";

export type FirstAdmin = "made" | "granted" | "there" | "not_set" | "refused";

/**
 * Creates the first admin from ADMIN_EMAIL and ADMIN_PASSWORD if there is none. An existing account with this email
 * only becomes admin if the password is correct, because emails are not verified at sign-up.
 */
export async function ensureFirstAdmin(db: Database, admin: Settings["firstAdmin"]): Promise<FirstAdmin> {
  if (await hasAdmin(db)) return "there";
  if (!admin) return "not_set";
  return db.transaction().execute(async (transaction) => {
    await waitForOtherFirstAdmin(transaction);
    if (await hasAdmin(transaction)) return "there";
    const user = await findUserByEmail(transaction, admin.email);
    if (user && !(await isPassword(admin.password, user.passwordHash))) return "refused";
    await (user ? grant(transaction, user) : make(transaction, admin));
    return user ? "granted" : "made";
  });
}

const ACTOR: Actor = { via: "environment" };

async function grant(transaction: Transaction<Schema>, { id }: UserRow): Promise<void> {
  const user = await lockUser(transaction, id);
  if (!user) return;
  await changeUser(transaction, user, { actor: ACTOR, action: "user.role", changes: { role: "admin" } });
}

async function make(
  transaction: Transaction<Schema>,
  admin: NonNullable<Settings["firstAdmin"]>,
): Promise<void> {
  const user = await createUser(
    transaction,
    { ...admin, firstName: "Admin", lastName: "Creel" },
    { role: "admin" },
  );
  const changes = [{ field: "role", after: user.role }];
  await audit(transaction, ACTOR, { action: "user.create", user, details: { changes } });
}
