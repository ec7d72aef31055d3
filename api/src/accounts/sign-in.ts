import type { Credentials } from "@creel/domain/accounts/sign-in";

import type { Database } from "../database/connect.ts";
import type { UserRow } from "../database/schema.ts";
import { AppError } from "../errors/errors.ts";
import { accountKey, type AttemptLimits } from "../limits/attempt-limits.ts";
import { isPassword } from "./password/passwords.ts";
import { findUserByEmail } from "./users/users.repository.ts";

/**
 * The user of these credentials. An unknown email and a wrong password give the same answer after the
 * same time.
 * @throws AppError bad_credentials, account_suspended, too_many_requests, busy
 */
export async function signIn(
  { db, attemptLimits }: { db: Database; attemptLimits: AttemptLimits },
  { email, password }: Credentials,
  ip: string,
): Promise<UserRow> {
  const user = isAscii(email) ? await findUserByEmail(db, email) : undefined;
  const account = user?.id ?? accountKey(email);
  await attemptLimits.countSignIn(account, ip);
  const isRight = await isPassword(password, user?.passwordHash ?? null, ip);
  if (!user || !isRight) throw new AppError("bad_credentials");

  await attemptLimits.forgetSignIn(account, ip);
  if (user.accountStatus === "suspended") throw new AppError("account_suspended");
  return user;
}

/**
 * Emails of accounts are ASCII. The database folds other letters to ASCII ones ("İ" to "i"), which would give an
 * account many spellings.
 */
function isAscii(text: string): boolean {
  return /^[\x20-\x7e]*$/.test(text);
}
