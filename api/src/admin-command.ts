import { randomBytes } from "node:crypto";

import { ROLE_LABELS } from "@creel/domain/users/user";

import { hashPassword } from "./auth/passwords.ts";
import { revokeSessionsOf } from "./auth/sessions.repository.ts";
import type { Database } from "./database/connect.ts";
import type { UserRow } from "./database/schema.ts";
import {
  countActiveAdmins,
  findUserByEmail,
  listAdmins,
  setPasswordHash,
  setRole,
} from "./users/users.repository.ts";

export const ADMIN_USAGE = `npm run admin -- grant EMAIL      make the user of this email an admin
npm run admin -- revoke EMAIL     make them an angler again
npm run admin -- password EMAIL   give them a new password, and end their sign-ins
npm run admin -- list             who is an admin`;

/** A command that cannot be carried out, with the sentence that says why. */
export class AdminCommandError extends Error {
  override readonly name = "AdminCommandError";
  readonly showUsage: boolean;

  constructor(message: string, { showUsage = false } = {}) {
    super(message);
    this.showUsage = showUsage;
  }
}

/**
 * Carries out what the person who runs this Creel typed.
 *
 * @returns what to tell them.
 * @throws AdminCommandError
 */
export async function runAdminCommand(db: Database, [command = "", email]: string[]): Promise<string> {
  if (command === "list") return list(db);
  const act = COMMANDS.get(command);
  if (!act) {
    const message = command === "" ? "Say what to do:" : `There is no command ${command}.`;
    throw new AdminCommandError(message, { showUsage: true });
  }
  return act(db, await userOf(db, email));
}

const COMMANDS = new Map([
  ["grant", grant],
  ["revoke", revoke],
  ["password", renewPassword],
]);

async function userOf(db: Database, email: string | undefined): Promise<UserRow> {
  if (!email) throw new AdminCommandError("Say whose email it is:", { showUsage: true });
  const user = await findUserByEmail(db, email);
  if (!user) {
    throw new AdminCommandError(`Nobody has the email ${email}. They sign up first, in the browser.`);
  }
  return user;
}

async function list(db: Database): Promise<string> {
  const admins = await listAdmins(db);
  if (admins.length === 0) return "There is no admin yet.";
  return admins
    .map(({ email, firstName, lastName, accountStatus }) => {
      const status = accountStatus === "active" ? "" : ` (${accountStatus})`;
      return `${email}  ${firstName} ${lastName}${status}`;
    })
    .join("\n");
}

async function grant(db: Database, user: UserRow): Promise<string> {
  await setRole(db, user.id, "admin");
  return `${user.email} is ${ROLE_LABELS.admin} now, from their next click on.`;
}

async function revoke(db: Database, user: UserRow): Promise<string> {
  const isLast =
    user.role === "admin" && user.accountStatus === "active" && (await countActiveAdmins(db)) === 1;
  if (isLast) throw new AdminCommandError(`${user.email} is the last active admin and stays one.`);
  await setRole(db, user.id, "angler");
  return `${user.email} is ${ROLE_LABELS.angler} now, from their next click on.`;
}

const PASSWORD_BYTES = 12;

async function renewPassword(db: Database, user: UserRow): Promise<string> {
  const password = randomBytes(PASSWORD_BYTES).toString("base64url");
  await setPasswordHash(db, user.id, await hashPassword(password));
  await revokeSessionsOf(db, user.id, new Date());
  return `The new password of ${user.email} is ${password}`;
}
