import type { FastifyBaseLogger } from "fastify";

import { countBelongings, deleteUser } from "../../accounts/users/account.repository.ts";
import { audit } from "../../audit/audit.ts";
import { removePhotosOfUser } from "../../photos/photo-files.ts";
import type { AdminContext } from "../access/admin-context.ts";
import { actOnSomebodyElse, type Target } from "./act-on-user.ts";

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
