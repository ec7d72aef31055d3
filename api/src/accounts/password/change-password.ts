import type { PasswordChange } from "@creel/domain/accounts/own-account";

import { notify } from "../../mail/mailer.ts";
import type { AccountContext, Requester } from "../sessions/account-context.ts";
import { revokeOtherSessions } from "../sessions/sessions.repository.ts";
import { setPasswordHash } from "../users/password-hash.repository.ts";
import { confirmPassword, refuseOtherPassword } from "./confirm-password.ts";
import { passwordChangedMail } from "./password-mails.ts";
import { hashPassword } from "./passwords.ts";

/** Sets a new password and ends every other session. @throws AppError wrong_password, too_many_requests */
export async function changePassword(
  { sessions: { db }, attemptLimits, mailer, linkTo }: AccountContext,
  { user, session, ip, log }: Requester,
  { currentPassword, password }: PasswordChange,
): Promise<void> {
  await confirmPassword(attemptLimits, { user, password: currentPassword, field: "currentPassword", ip });
  const now = new Date();
  const passwordHash = await hashPassword(password, ip);
  await db.transaction().execute(async (transaction) => {
    await refuseOtherPassword(transaction, user, "currentPassword");
    await setPasswordHash(transaction, user.id, passwordHash);
    await revokeOtherSessions(transaction, { userId: user.id, id: session.sessionId }, now);
  });
  const change = { now, requestUrl: linkTo("/forgot-password") };
  await notify(mailer, passwordChangedMail(user, change), log);
}
