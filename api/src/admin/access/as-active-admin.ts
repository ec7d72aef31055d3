import type { Transaction } from "kysely";

import { lockActiveAdmins } from "../../accounts/users/account.repository.ts";
import type { AdminActor } from "../../audit/audit.ts";
import type { Database } from "../../database/connect.ts";
import type { Schema } from "../../database/schema.ts";
import { AppError } from "../../errors/errors.ts";

/**
 * Does something as one of the active admins, all of whom stay so until it is done. Of two admins who act on
 * one another at once, the second one acts no more: that keeps the last of them. And nobody deletes their
 * account meanwhile, so that the audit gets no entry about somebody it was just made to forget.
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
