import type { SignInWay } from "@creel/domain/accounts/device-sessions";

import type { Database } from "../../database/connect.ts";
import type { UserRow } from "../../database/schema.ts";
import { AppError } from "../../errors/errors.ts";
import { hashSecret } from "../password/passwords.ts";
import type { SessionContext } from "../sessions/sessions.ts";
import { countWaysIn } from "../users/ways-in.repository.ts";
import { isBackupCode, plainCode } from "./backup-codes.ts";
import { findSecondStep, useBackupCode, usePeriod } from "./second-steps.repository.ts";
import { periodOf } from "./totp.ts";

/**
 * Requires a code if the account has codes by app, after its password was right. The caller counts the attempt before
 * and forgets it only afterwards, so that a wrong code counts as a failed sign-in.
 * @throws AppError code_needed, wrong_code, passkey_needed, busy
 */
export async function passSecondStep(
  { db, isSecondStepRequired = false }: SessionContext,
  user: Pick<UserRow, "id" | "role">,
  { code, ip }: { code: string | undefined; ip: string },
): Promise<SignInWay> {
  const secondStep = await findSecondStep(db, user.id);
  if (!secondStep?.secret) {
    if (isSecondStepRequired && user.role === "admin") await refuseInsteadOfPasskey(db, user.id);
    return "password";
  }
  if (code === undefined) throw new AppError("code_needed");
  const plain = plainCode(code);
  const { secret, backupSalt } = secondStep;
  const isRight =
    isBackupCode(plain) && backupSalt
      ? await useBackupCode(db, user.id, await hashSecret(plain, backupSalt, ip))
      : await isFreshCode(db, user.id, { secret, code: plain });
  if (!isRight) throw new AppError("wrong_code");
  return "password_and_code";
}

/**
 * Refuses the password of an admin who has a passkey. An admin who has none is let in to set one up.
 * @throws AppError passkey_needed
 */
async function refuseInsteadOfPasskey(db: Database, userId: string): Promise<void> {
  const { passkeys } = await countWaysIn(db, userId);
  if (passkeys > 0) throw new AppError("passkey_needed");
}

/** A code that was used once, or is older than one that was used, is refused. */
async function isFreshCode(
  db: Database,
  userId: string,
  { secret, code }: { secret: Buffer; code: string },
): Promise<boolean> {
  const period = periodOf(secret, code, new Date());
  return period !== null && usePeriod(db, userId, period);
}
