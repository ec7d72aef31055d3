import type { Transaction } from "kysely";

import { createUser } from "../accounts/create-user.ts";
import { makePassword } from "../accounts/password/make-password.ts";
import { isPassword } from "../accounts/password/passwords.ts";
import { hasAdmin, waitForOtherFirstAdmin } from "../accounts/users/admins.repository.ts";
import { findUserByEmail, lockUser } from "../accounts/users/users.repository.ts";
import { changeUser } from "../admin/users/change-user.ts";
import { type Actor, audit } from "../audit/audit.ts";
import type { Database } from "../database/connect.ts";
import type { Schema, UserRow } from "../database/schema.ts";
import type { Settings } from "./settings.ts";

export type FirstAdmin = "made" | "granted" | "there" | "not_set" | "refused";

type FirstAdminSettings = NonNullable<Settings["firstAdmin"]>;

/** Shows a password that Creel made. It is stored nowhere but as a hash. */
export type ShowPassword = (email: string, password: string) => void;

/**
 * Creates the first admin if there is none. Without ADMIN_PASSWORD, it makes a password and shows it. An existing account
 * with this email only becomes admin if ADMIN_PASSWORD is its password, because emails are not verified at sign-up.
 */
export async function ensureFirstAdmin(
  db: Database,
  admin: FirstAdminSettings | null,
  show: ShowPassword,
): Promise<FirstAdmin> {
  if (await hasAdmin(db)) return "there";
  if (!admin) return "not_set";
  return db.transaction().execute(async (transaction) => {
    await waitForOtherFirstAdmin(transaction);
    if (await hasAdmin(transaction)) return "there";
    const user = await findUserByEmail(transaction, admin.email);
    if (!user) {
      await make(transaction, admin, show);
      return "made";
    }
    if (admin.password === null || !(await isPassword(admin.password, user.passwordHash))) return "refused";
    await grant(transaction, user);
    return "granted";
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
  admin: FirstAdminSettings,
  show: ShowPassword,
): Promise<void> {
  const password = admin.password ?? makePassword();
  const user = await createUser(
    transaction,
    { ...admin, password, firstName: "Admin", lastName: "Creel" },
    { role: "admin" },
  );
  const changes = [{ field: "role", after: user.role }];
  await audit(transaction, ACTOR, { action: "user.create", user, details: { changes } });
  // Before the commit, so that a process that ends in between leaves no admin whose password nobody has seen.
  if (admin.password === null) show(admin.email, password);
}
