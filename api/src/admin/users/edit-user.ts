import type { AdminUserChanges } from "@creel/domain/admin/admin-users";
import type { FastifyBaseLogger } from "fastify";

import { countBelongings, deleteUser } from "../../accounts/users/account.repository.ts";
import { audit } from "../../audit/audit.ts";
import type { UserRow } from "../../database/schema.ts";
import { AppError } from "../../errors/errors.ts";
import { notify } from "../../mail/mailer.ts";
import { removePhotosOfUser } from "../../photos/photo-files.ts";
import { actOnSomebodyElse, type Target } from "./act-on-user.ts";
import type { AdminContext } from "./admin-access.ts";
import { changeUser } from "./change-user.ts";
import { revealAccount } from "./reveal-account.ts";
import { emailChangedMail } from "./user-mails.ts";

/**
 * A new email is valid at once, and the previous address is notified. Who reads it can sign in as the user, who is told of
 * it as of a place that was revealed.
 * @throws AppError not_allowed, not_found, own_account, invalid_input, email_taken, username_taken
 */
export async function editUser(
  { sessions: { db }, mailer }: Pick<AdminContext, "sessions" | "mailer">,
  { log, ...target }: Target & { log: Pick<FastifyBaseLogger, "warn"> },
  { reason, ...changes }: AdminUserChanges,
): Promise<UserRow> {
  const { previous, user } = await actOnSomebodyElse(db, target, async (transaction, found) => {
    const isMoved = isOtherMailbox(found.email, changes.email);
    if (isMoved && reason === undefined) throw withoutReason();
    const why = isMoved ? reason : undefined;
    const change = { actor: target.actor, action: "user.edit", reason: why, changes } as const;
    const changed = await changeUser(transaction, found, change);
    if (why) await revealAccount(transaction, target.actor, { user: found, kind: "email", reason: why });
    return { previous: found, user: changed };
  });
  if (isOtherMailbox(previous.email, user.email)) {
    await notify(mailer, emailChangedMail(previous, { email: user.email, reason: reason ?? "" }), log);
  }
  return user;
}

function isOtherMailbox(before: string, after: string | undefined): boolean {
  return after !== undefined && after.toLowerCase() !== before.toLowerCase();
}

function withoutReason(): AppError {
  return new AppError("invalid_input", { fields: { reason: { code: "required", field: "reason" } } });
}

/**
 * Deletes another account: first the rows, in one transaction, then the files. The audit keeps the name of the user and
 * the number of catches, photos and trips.
 * @throws AppError not_allowed, not_found, own_account
 */
export async function deleteAccountOf(
  { sessions: { db }, photos: { storage } }: Pick<AdminContext, "sessions" | "photos">,
  { log, ...target }: Target & { log: Pick<FastifyBaseLogger, "warn"> },
): Promise<void> {
  const { id } = await actOnSomebodyElse(db, target, async (transaction, user) => {
    const details = await countBelongings(transaction, user.id);
    await deleteUser(transaction, user.id);
    await audit(transaction, target.actor, {
      action: "user.delete",
      user: { ...user, id: null },
      details,
    });
    return user;
  });
  await removePhotosOfUser(storage, id, log);
}
