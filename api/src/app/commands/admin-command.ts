import type { Role } from "@creel/domain/accounts/user";

import { forgetSecondStep } from "../../accounts/forget-second-step.ts";
import { makePassword } from "../../accounts/password/make-password.ts";
import { hashPassword } from "../../accounts/password/passwords.ts";
import { endAllSessions } from "../../accounts/sessions/end-sessions.ts";
import { lockActiveAdmins } from "../../accounts/users/account.repository.ts";
import { listAdmins } from "../../accounts/users/admins.repository.ts";
import { setPasswordHash } from "../../accounts/users/password-hash.repository.ts";
import { findUserByEmail, lockUser } from "../../accounts/users/users.repository.ts";
import { changeUser } from "../../admin/users/change-user.ts";
import { type Actor, audit } from "../../audit/audit.ts";
import type { Database } from "../../database/connect.ts";
import type { UserRow } from "../../database/schema.ts";

const CONSOLE: Actor = { via: "console" };

export const ADMIN_USAGE = `npm run admin -- grant EMAIL            make the user with this email an admin
npm run admin -- revoke EMAIL           make them an angler again
npm run admin -- password EMAIL         give them a new password and sign them out
npm run admin -- second-step-off EMAIL  turn off their codes by app and remove their passkeys
npm run admin -- list                   list the admins`;

/** Its message is shown to the person who typed the command. */
export class AdminCommandError extends Error {
  override readonly name = "AdminCommandError";
  readonly showUsage: boolean;

  constructor(message: string, { showUsage = false } = {}) {
    super(message);
    this.showUsage = showUsage;
  }
}

/** Runs a command of the operator. @returns the message to show. @throws AdminCommandError */
export async function runAdminCommand(db: Database, [command = "", email]: string[]): Promise<string> {
  if (command === "list") return list(db);
  const act = COMMANDS.get(command);
  if (!act) {
    const message = command === "" ? "Choose a command:" : `There is no command ${command}.`;
    throw new AdminCommandError(message, { showUsage: true });
  }
  return act(db, await userOf(db, email));
}

const COMMANDS = new Map([
  ["grant", grant],
  ["revoke", revoke],
  ["password", renewPassword],
  ["second-step-off", turnOffSecondStep],
]);

async function userOf(db: Database, email: string | undefined): Promise<UserRow> {
  if (!email) throw new AdminCommandError("Add the email of the user:", { showUsage: true });
  const user = await findUserByEmail(db, email);
  if (!user) {
    throw new AdminCommandError(`No user has the email ${email}. They have to sign up in the browser first.`);
  }
  return user;
}

async function list(db: Database): Promise<string> {
  const admins = await listAdmins(db);
  if (admins.length === 0) return "No admins yet.";
  return admins
    .map(({ email, firstName, lastName, accountStatus }) => {
      const status = accountStatus === "active" ? "" : ` (${accountStatus})`;
      return `${email}  ${firstName} ${lastName}${status}`;
    })
    .join("\n");
}

async function grant(db: Database, user: UserRow): Promise<string> {
  await giveRole(db, user, "admin");
  return `${user.email} is now an admin. It takes effect at their next click.`;
}

async function revoke(db: Database, user: UserRow): Promise<string> {
  await giveRole(db, user, "angler");
  return `${user.email} is now an angler. It takes effect at their next click.`;
}

/** Locks the active admins, so that one always remains. */
async function giveRole(db: Database, { id, email }: UserRow, role: Role): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const admins = await lockActiveAdmins(transaction);
    const isLast = admins.length === 1 && admins[0] === id;
    if (isLast && role !== "admin") {
      throw new AdminCommandError(`${email} is the last active admin, so nothing was changed.`);
    }
    const user = await lockUser(transaction, id);
    if (!user) throw new AdminCommandError(`${email} has just deleted their account.`);
    await changeUser(transaction, user, { actor: CONSOLE, action: "user.role", changes: { role } });
  });
}

async function renewPassword(db: Database, { id, email }: UserRow): Promise<string> {
  const password = makePassword();
  const passwordHash = await hashPassword(password);
  await db.transaction().execute(async (transaction) => {
    const user = await lockUser(transaction, id);
    if (!user) throw new AdminCommandError(`${email} has just deleted their account.`);
    await setPasswordHash(transaction, id, passwordHash);
    const sessions = await endAllSessions(transaction, id, new Date());
    const details = { sessions, isLinkMailed: false };
    await audit(transaction, CONSOLE, { action: "user.password", user, details });
  });
  return `New password for ${email}: ${password}`;
}

/** For someone who lost the phone with their codes and passkeys. */
async function turnOffSecondStep(db: Database, { id, email }: UserRow): Promise<string> {
  await db.transaction().execute(async (transaction) => {
    const user = await lockUser(transaction, id);
    if (!user) throw new AdminCommandError(`${email} has just deleted their account.`);
    await forgetSecondStep(transaction, id);
    await audit(transaction, CONSOLE, { action: "user.second_step", user, details: {} });
  });
  return `${email} signs in with the password alone now. Codes by app are off, and the passkeys are removed.`;
}
