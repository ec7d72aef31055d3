import { createUser } from "./auth/create-user.ts";
import { isPassword } from "./auth/passwords.ts";
import type { Database } from "./database/connect.ts";
import type { Settings } from "./settings.ts";
import { findUserByEmail, hasAdmin, setRole } from "./users/users.repository.ts";

export type FirstAdmin = "made" | "granted" | "there" | "not_set" | "refused";

/**
 * Makes the first admin from ADMIN_EMAIL and ADMIN_PASSWORD where there is none. Somebody who has that
 * email already is only made admin when the password is theirs too: emails are not proven when signing
 * up, so the address alone must not be worth anything.
 */
export async function ensureFirstAdmin(db: Database, admin: Settings["firstAdmin"]): Promise<FirstAdmin> {
  if (await hasAdmin(db)) return "there";
  if (!admin) return "not_set";

  const user = await findUserByEmail(db, admin.email);
  if (!user) {
    await createUser(db, { ...admin, firstName: "Admin", lastName: "Creel" }, "admin");
    return "made";
  }
  if (!(await isPassword(admin.password, user.passwordHash))) return "refused";
  await setRole(db, user.id, "admin");
  return "granted";
}
