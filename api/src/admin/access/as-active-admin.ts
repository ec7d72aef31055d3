import type { Transaction } from "kysely";

import { lockActiveAdmins } from "../../accounts/users/account.repository.ts";
import type { AdminActor } from "../../audit/audit.ts";
import type { Database } from "../../database/connect.ts";
import type { Schema } from "../../database/schema.ts";
import { AppError } from "../../errors/errors.ts";

/**
 * Runs an action of an admin with the accounts of all active admins locked. Of two admins who demote each other at
 * once, the second fails, so that one admin is left; and no admin can delete their account before the audit entry is
 * written.
 * @throws AppError not_allowed, and what the action throws; then nothing was done
 */
export function asActiveAdmin<Result>(
  db: Database,
  { admin }: AdminActor,
  action: (transaction: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (transaction) => {
    const admins = await lockActiveAdmins(transaction);
    if (!admins.includes(admin.id)) throw new AppError("not_allowed");
    return action(transaction);
  });
}
