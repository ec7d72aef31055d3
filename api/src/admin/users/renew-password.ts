import type { AdminPasswordChange } from "@creel/domain/admin/admin-users";
import type { FastifyBaseLogger } from "fastify";

import { hashPassword } from "../../accounts/password/passwords.ts";
import { resetLinkFor } from "../../accounts/password/reset-password.ts";
import { endAllSessions } from "../../accounts/sessions/end-sessions.ts";
import { setPasswordHash } from "../../accounts/users/password-hash.repository.ts";
import { audit } from "../../audit/audit.ts";
import type { UserRow } from "../../database/schema.ts";
import { notify } from "../../mail/mailer.ts";
import { actOnSomebodyElse, type Target } from "./act-on-user.ts";
import type { AdminContext } from "./admin-access.ts";
import { revealAccount } from "./reveal-account.ts";
import { passwordRenewalMail, passwordSetMail } from "./user-mails.ts";

/**
 * Ends all sessions of another user and sets a new password, or mails a link to choose one. A suspended user is mailed
 * no link, because it would not work.
 * The user is told of a password that somebody else knows as of a place that was revealed.
 * @throws AppError not_allowed, not_found, own_account
 */
export async function renewPassword(
  { sessions: { db }, mailer, linkTo }: Pick<AdminContext, "sessions" | "mailer" | "linkTo">,
  { log, ...target }: Target & { log: Pick<FastifyBaseLogger, "warn"> },
  { password, reason }: AdminPasswordChange,
): Promise<UserRow> {
  const passwordHash = password === undefined ? null : await hashPassword(password);
  const now = new Date();
  const user = await actOnSomebodyElse(db, target, async (transaction, found) => {
    if (passwordHash !== null) {
      await setPasswordHash(transaction, found.id, passwordHash);
      await revealAccount(transaction, target.actor, {
        user: found,
        kind: "password",
        reason: reason ?? null,
      });
    }
    const sessions = await endAllSessions(transaction, found.id, now);
    const isLinkMailed = passwordHash === null && found.accountStatus === "active";
    const details = { sessions, isLinkMailed, ...(passwordHash !== null && { reason }) };
    await audit(transaction, target.actor, { action: "user.password", user: found, details });
    // The mail is queued last: when anything before it fails, no link is mailed.
    if (isLinkMailed) {
      await mailer.send(passwordRenewalMail(found, await resetLinkFor({ db: transaction, linkTo }, found)));
    }
    return found;
  });
  if (passwordHash !== null) {
    await notify(
      mailer,
      passwordSetMail(user, { now, reason: reason ?? "", requestUrl: linkTo("/forgot-password") }),
      log,
    );
  }
  return user;
}
