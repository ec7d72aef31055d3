import type { AdminUserChanges } from "@creel/domain/admin/admin-users";
import type { FastifyBaseLogger } from "fastify";

import type { UserRow } from "../../database/schema.ts";
import { notify } from "../../mail/notify.ts";
import type { AdminContext } from "../access/admin-context.ts";
import { actOnSomebodyElse, type Target } from "./act-on-user.ts";
import { changeUser } from "./change-user.ts";
import { emailChangedMail } from "./user-mails.ts";

/**
 * A new email is valid at once, and the previous address is notified.
 * @throws AppError not_allowed, not_found, own_account, email_taken, username_taken
 */
export async function editUser(
  { sessions: { db }, mailer }: Pick<AdminContext, "sessions" | "mailer">,
  { log, ...target }: Target & { log: Pick<FastifyBaseLogger, "warn"> },
  changes: AdminUserChanges,
): Promise<UserRow> {
  const { previous, user } = await actOnSomebodyElse(db, target, async (transaction, found) => {
    const change = { actor: target.actor, action: "user.edit", changes } as const;
    return { previous: found, user: await changeUser(transaction, found, change) };
  });
  const isMoved = previous.email.toLowerCase() !== user.email.toLowerCase();
  if (isMoved) await notify(mailer, emailChangedMail(previous, user.email), log);
  return user;
}
