import { type PasswordReset, RESET_LINK_MINUTES } from "@creel/domain/accounts/reset-password";
import { MINUTE_MS } from "@creel/domain/dates/units-of-time";
import type { FastifyBaseLogger } from "fastify";

import type { Database } from "../../database/connect.ts";
import type { PasswordResetRow, UserRow } from "../../database/schema.ts";
import { AppError } from "../../errors/errors.ts";
import type { LinkTo } from "../../mail/link-to.ts";
import { type Mailer, notify } from "../../mail/mailer.ts";
import { revokeSessionsOf } from "../sessions/sessions.repository.ts";
import { isUnchanged, mailedTo, hashOfLinkToken, newLinkToken } from "../users/link-token.ts";
import { setPasswordHash } from "../users/password-hash.repository.ts";
import { findUserByEmail, lockUser } from "../users/users.repository.ts";
import { passwordChangedMail, resetLinkMail } from "./password-mails.ts";
import { hasReset, replaceReset, takeReset } from "./password-resets.repository.ts";
import { hashPassword } from "./passwords.ts";

const LIFETIME_MS = RESET_LINK_MINUTES * MINUTE_MS;

export interface RecoveryContext {
  db: Database;
  mailer: Mailer;
  linkTo: LinkTo;
}

/** Mails a link that sets a new password, unless there is no account or it is suspended. */
export async function mailResetLink({ db, mailer, linkTo }: RecoveryContext, email: string): Promise<void> {
  const user = await findUserByEmail(db, email);
  if (!user || user.accountStatus === "suspended") return;
  await mailer.send(resetLinkMail(user, await resetLinkFor({ db, linkTo }, user)));
}

export async function resetLinkFor(
  { db, linkTo }: Pick<RecoveryContext, "db" | "linkTo">,
  user: UserRow,
): Promise<string> {
  const token = newLinkToken();
  await replaceReset(db, {
    ...mailedTo(user),
    tokenHash: hashOfLinkToken(token),
    expiresAt: new Date(Date.now() + LIFETIME_MS),
  });
  // Browsers do not send the part after the #, so the token is in no log.
  return linkTo(`/reset-password#token=${token}`);
}

/**
 * Sets a new password with the token of a mailed link, and ends all sessions of the user.
 * @throws AppError reset_link_invalid, busy
 */
export async function resetPassword(
  { db, mailer, linkTo }: RecoveryContext,
  { token, password }: PasswordReset,
  { ip, log }: { ip: string; log: Pick<FastifyBaseLogger, "warn"> },
): Promise<UserRow> {
  const now = new Date();
  const tokenHash = hashOfLinkToken(token);
  // Checked first, so that an invalid token costs neither a transaction nor a hash.
  if (!(await hasReset(db, tokenHash, now))) throw new AppError("reset_link_invalid");
  const passwordHash = await hashPassword(password, ip);
  const user = await db.transaction().execute(async (transaction) => {
    const reset = await takeReset(transaction, tokenHash, now);
    const owner = reset && (await lockUser(transaction, reset.userId));
    if (!owner || !isGoodFor(owner, reset)) throw new AppError("reset_link_invalid");

    await setPasswordHash(transaction, owner.id, passwordHash);
    await revokeSessionsOf(transaction, owner.id, now);
    return owner;
  });
  await notify(mailer, passwordChangedMail(user, { now, requestUrl: linkTo("/forgot-password") }), log);
  return user;
}

function isGoodFor(owner: UserRow, reset: PasswordResetRow): boolean {
  return owner.accountStatus === "active" && isUnchanged(owner, reset);
}
