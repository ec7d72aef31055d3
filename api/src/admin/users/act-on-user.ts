import type { Transaction } from "kysely";

import { lockUser } from "../../accounts/users/users.repository.ts";
import type { AdminActor } from "../../audit/audit.ts";
import type { Database } from "../../database/connect.ts";
import type { Schema, UserRow } from "../../database/schema.ts";
import { AppError } from "../../errors/errors.ts";
import { asActiveAdmin } from "./admin-access.ts";

export interface Target {
  actor: AdminActor;
  id: string;
}

type Action<Result> = (transaction: Transaction<Schema>, user: UserRow) => Promise<Result>;

/**
 * Runs an action of an admin on a locked account.
 * @throws AppError not_allowed, not_found
 */
export function actOnUser<Result>(
  db: Database,
  { actor, id }: Target,
  action: Action<Result>,
): Promise<Result> {
  return asActiveAdmin(db, actor, async (transaction) => {
    const user = await lockUser(transaction, id);
    // Nothing about a guest of a demo can be changed, least of all their role or the end of their account.
    if (!user || user.demoUntil !== null) throw new AppError("not_found");
    return action(transaction, user);
  });
}

/**
 * Runs an action that no admin may do to their own account, so that an active admin always remains.
 * @throws AppError not_allowed, not_found, own_account
 */
export function actOnSomebodyElse<Result>(
  db: Database,
  target: Target,
  action: Action<Result>,
): Promise<Result> {
  return actOnUser(db, target, async (transaction, user) => {
    if (user.id === target.actor.admin.id) throw new AppError("own_account");
    return action(transaction, user);
  });
}
