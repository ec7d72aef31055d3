import type { AuditAction, AuditChange } from "@creel/domain/admin/audit";
import type { Transaction } from "kysely";

import { takenError } from "../../accounts/users/taken-error.ts";
import { updateUser, type UserChanges } from "../../accounts/users/users.repository.ts";
import { type Actor, audit } from "../../audit/audit.ts";
import type { Schema, UserRow } from "../../database/schema.ts";

const FIELDS = {
  firstName: "firstName",
  lastName: "lastName",
  username: "username",
  email: "email",
  role: "role",
  accountStatus: "account_status",
  freePremiumAccess: "free_premium_access",
} as const;
type Column = keyof typeof FIELDS;
const COLUMNS: readonly Column[] = [
  "firstName",
  "lastName",
  "username",
  "email",
  "role",
  "accountStatus",
  "freePremiumAccess",
];

export type AccountChanges = Pick<UserChanges, Column>;

interface Change {
  actor: Actor;
  action: AuditAction;
  /** The admin's reason, where one is required. */
  reason?: string | undefined;
  changes: AccountChanges;
}

/**
 * Changes an account and writes the change into the audit, unless nothing is different.
 * @throws AppError email_taken, username_taken
 */
export async function changeUser(
  transaction: Transaction<Schema>,
  user: UserRow,
  { actor, action, reason, changes }: Change,
): Promise<UserRow> {
  const differences = differencesOf(user, changes);
  if (differences.length === 0) return user;
  const changed = await updateUser(transaction, user.id, changes);
  if (typeof changed === "string") throw takenError(changed);
  await audit(transaction, actor, {
    action,
    user,
    details: { changes: differences, ...(reason && { reason }) },
  });
  return changed;
}

function differencesOf(user: UserRow, changes: AccountChanges): AuditChange[] {
  return COLUMNS.flatMap((column) => {
    const [before, after] = [user[column], changes[column]];
    return after === undefined || after === before ? [] : [{ field: FIELDS[column], before, after }];
  });
}
