import { randomInt } from "node:crypto";

import type { Registration } from "@creel/domain/accounts/register";
import type { Role } from "@creel/domain/accounts/user";
import { SOURCE_LOCALE, unitsOfLanguage } from "@creel/texts/locales";
import { v7 as uuidv7 } from "uuid";

import type { Database } from "../database/connect.ts";
import type { UserRow } from "../database/schema.ts";
import { AppError } from "../errors/errors.ts";
import { hashPassword } from "./password/passwords.ts";
import { isNameOfOperator } from "./users/username-skeleton.ts";
import { insertUser } from "./users/users.repository.ts";

const USERNAME_LIMIT = 30;

/** Without a password the account signs in by what its angler adds to it, such as a provider. */
type NewAccount = Omit<Registration, "password"> & { password: string | null };

interface MadeBy {
  role?: Role;
  language?: string | null;
  ip?: string;
}

/** Creates an account with a username from the email's local part. @throws AppError email_taken */
export async function createUser(
  db: Database,
  { password, timeZone, ...registration }: NewAccount,
  { role = "angler", language = null, ip }: MadeBy = {},
): Promise<UserRow> {
  const passwordHash = password === null ? null : await hashPassword(password, ip);
  const base = usernameFrom(registration.email, role);
  let username = base;
  for (;;) {
    const user = {
      id: uuidv7(),
      ...registration,
      username,
      passwordHash,
      role,
      language,
      units: unitsOfLanguage(language ?? SOURCE_LOCALE),
      ...(timeZone && { timeZone }),
    };
    const made = await insertUser(db, user);
    if (typeof made === "object") return made;
    if (made === "email") throw new AppError("email_taken");
    username = `${base}${randomInt(10, 100_000)}`;
  }
}

/** Turns "Jane.Doe+fish@example.com" into "jane.doe": letters, digits, dots, dashes and underscores. */
function usernameFrom(email: string, role: Role): string {
  const [local = ""] = email.toLowerCase().split(/[@+]/);
  const plain = local.replaceAll(/[^\p{L}\p{N}._-]/gu, "").slice(0, USERNAME_LIMIT);
  return plain === "" || (role !== "admin" && isNameOfOperator(plain)) ? "angler" : plain;
}
