import type { FastifyBaseLogger } from "fastify";

import { AppError } from "../../errors/errors.ts";
import { notify } from "../../mail/notify.ts";
import type { AccountContext } from "../context/account-context.ts";
import { isUnchanged } from "../links/account-state.ts";
import { hashOfLinkToken } from "../links/link-token.ts";
import { getUser, setEmail } from "../users/users.repository.ts";
import { emailChanged } from "./account-mails.ts";
import { takeEmailChange } from "./email-changes.repository.ts";

/**
 * Replaces the email by the one that the link was mailed to, and notifies the previous one.
 * @returns the email that signs in from now on.
 * @throws AppError link_over, email_taken when it has an account by now
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
