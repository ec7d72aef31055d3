import { EMAIL_LINK_HOURS, type EmailState } from "@creel/domain/accounts/own-account";
import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import type { FastifyBaseLogger } from "fastify";

import type { Database } from "../database/connect.ts";
import type { UserRow } from "../database/schema.ts";
import { AppError } from "../errors/errors.ts";
import { nightlySweep } from "../jobs/nightly-sweep.ts";
import { notify } from "../mail/mailer.ts";
import { confirmEmail, emailChangeAsked, emailHasAccount, emailChanged } from "./account-mails.ts";
import {
  findEmailChange,
  putEmailChange,
  takeEmailChange,
  deleteEmailChangesBefore,
} from "./email-changes.repository.ts";
import type { AccountContext, Requester } from "./sessions/account-context.ts";
import { isUnchanged, mailedTo, hashOfLinkToken, newLinkToken } from "./users/link-token.ts";
import { findUserByEmail, getUser, setEmail } from "./users/users.repository.ts";

export async function emailStateOf(db: Database, user: UserRow): Promise<EmailState> {
  const change = await findEmailChange(db, user.id, new Date());
  const isWaiting = change && isUnchanged(user, change);
  return { email: user.email, pendingEmail: isWaiting ? change.email : null };
}

/**
 * Mails a link to a new address. The current one stays until the link is followed. If the new address already has an
 * account, only the mail says so: the answer and the stored row are the same.
 * @throws AppError invalid_input, too_many_requests
 */
export async function askForEmail(
  { sessions: { db }, countEmailChange, mailer, linkTo }: AccountContext,
  { user, log }: Requester,
  email: string,
): Promise<EmailState> {
  if (email.toLowerCase() === user.email.toLowerCase()) {
    throw new AppError("invalid_input", { fields: { email: { code: "own_email" } } });
  }
  await countEmailChange(user.id, 1);

  const token = newLinkToken();
  const expiresAt = new Date(Date.now() + EMAIL_LINK_HOURS * HOUR_MS);
  const emailChange = { ...mailedTo(user), tokenHash: hashOfLinkToken(token), expiresAt };
  const owner = await findUserByEmail(db, email);
  await putEmailChange(db, { email, ...emailChange });
  await mailer.send(
    owner
      ? emailHasAccount(email, owner, linkTo)
      : confirmEmail({ email, token, language: user.language }, linkTo),
  );
  await notify(mailer, emailChangeAsked(user, email, linkTo), log);
  return { email: user.email, pendingEmail: email };
}

/**
 * Replaces the email with the one the link was mailed to, and notifies the previous one.
 * @returns the email that signs in from now on
 * @throws AppError link_over, email_taken if it has an account by now
 */
export async function takeEmail(
  { sessions: { db }, mailer }: AccountContext,
  token: string,
  log: Pick<FastifyBaseLogger, "warn">,
): Promise<string> {
  const { previous, email } = await db.transaction().execute(async (transaction) => {
    const change = await takeEmailChange(transaction, hashOfLinkToken(token), new Date());
    const user = change && (await getUser(transaction, change.userId));
    if (!user || !isUnchanged(user, change)) throw new AppError("link_over");
    if (!(await setEmail(transaction, user.id, change.email))) throw new AppError("email_taken");
    return { previous: user, email: change.email };
  });
  await notify(mailer, emailChanged(previous, email), log);
  return email;
}

export function emailChangeSweep(db: Database, log: Pick<FastifyBaseLogger, "info">) {
  return nightlySweep(
    {
      name: "sweep-email-changes",
      sweep: () => deleteEmailChangesBefore(db, new Date()),
      removed: "Emails that nobody confirmed in time were removed",
    },
    log,
  );
}
