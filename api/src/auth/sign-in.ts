import type { Credentials } from "@creel/domain/auth/sign-in";

import type { Database } from "../database/connect.ts";
import type { UserRow } from "../database/schema.ts";
import { AppError } from "../errors.ts";
import { findUserByEmail } from "../users/users.repository.ts";
import type { AttemptLimits } from "./attempt-limits.ts";
import { isPassword } from "./passwords.ts";

/**
 * The user of these credentials. An unknown email and a wrong password give the same answer after the
 * same time.
 *
 * @throws AppError bad_credentials, account_suspended, too_many_requests
 */
export async function signIn(
  { db, attemptLimits }: { db: Database; attemptLimits: AttemptLimits },
  { email, password }: Credentials,
  ip: string,
): Promise<UserRow> {
  await attemptLimits.countSignIn(email, ip);
  const user = await findUserByEmail(db, email);
  const isRight = await isPassword(password, user?.passwordHash ?? null);
  if (!user || !isRight) throw new AppError("bad_credentials");

  await attemptLimits.forgetSignIn(email, ip);
  if (user.accountStatus === "suspended") throw new AppError("account_suspended");
  return user;
}
