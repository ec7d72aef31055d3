import type { Transaction } from "kysely";

import type { Schema, UserRow } from "../../database/schema.ts";
import { AppError } from "../../errors/errors.ts";
import type { AttemptLimits } from "../../limits/attempt-limits.ts";
import { lockUser } from "../users/users.repository.ts";
import { isPassword } from "./passwords.ts";

interface Claim {
  user: UserRow;
  password: string;
  field: "currentPassword" | "password";
  ip: string;
}

/**
 * Requires the password again, so that a signed-in device alone is not enough. A wrong one counts as a failed sign-in,
 * so that guessing is not faster here.
 * @throws AppError wrong_password, too_many_requests
 */
export async function confirmPassword(
  attemptLimits: AttemptLimits,
  { user, password, field, ip }: Claim,
): Promise<void> {
  if (user.passwordHash === null) {
    throw new AppError("wrong_password", { fields: { [field]: { code: "no_password" } } });
  }
  await attemptLimits.countSignIn(user.id, ip);
  if (!(await isPassword(password, user.passwordHash, ip))) throw wrong(field);
  await attemptLimits.forgetSignIn(user.id, ip);
}

/**
 * Refuses if another device has changed the password after it was confirmed.
 * @throws AppError wrong_password
 */
export async function refuseOtherPassword(
  transaction: Transaction<Schema>,
  user: UserRow,
  field: Claim["field"],
): Promise<void> {
  const now = await lockUser(transaction, user.id);
  if (now?.passwordHash !== user.passwordHash) throw wrong(field);
}

function wrong(field: Claim["field"]): AppError {
  return new AppError("wrong_password", { fields: { [field]: { code: "wrong_password" } } });
}
