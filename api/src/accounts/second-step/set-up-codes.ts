import type { NewCodes, SecondStep } from "@creel/domain/accounts/second-step";
import { MINUTE_MS } from "@creel/domain/dates/units-of-time";

import type { Database } from "../../database/connect.ts";
import type { UserRow } from "../../database/schema.ts";
import { AppError } from "../../errors/errors.ts";
import { makeBackupCodes, plainCode } from "./backup-codes.ts";
import {
  confirmNewSecret,
  countBackupCodes,
  findSecondStep,
  putNewSecret,
  replaceBackupCodes,
  setBackupSalt,
} from "./second-steps.repository.ts";
import { describeSecret, newSecret, periodOf } from "./totp.ts";

/** How long the first code of a new secret may take. */
const SET_UP_MS = 10 * MINUTE_MS;

export async function secondStepOf(db: Database, userId: string): Promise<Omit<SecondStep, "is_required">> {
  const secondStep = await findSecondStep(db, userId);
  const confirmedAt = secondStep?.confirmedAt;
  return {
    totp: confirmedAt ? { confirmed_at: confirmedAt.toISOString() } : null,
    backup_codes_left: confirmedAt ? await countBackupCodes(db, userId) : 0,
  };
}

/** Makes a secret for an app. Nothing else changes until the app's first code is entered. */
export async function startSetUp(db: Database, user: UserRow): Promise<NewCodes> {
  const secret = newSecret();
  await putNewSecret(db, user.id, { secret, now: new Date() });
  return describeSecret(secret, user.email);
}

/**
 * Turns codes on with the first one. An app that had codes before has none now, and former backup codes end.
 * @returns ten backup codes
 * @throws AppError invalid_input, busy
 */
export async function finishSetUp(
  db: Database,
  userId: string,
  { code, ip }: { code: string; ip: string },
): Promise<string[]> {
  const now = new Date();
  const { newSecret: secret, newSecretAt: madeAt } = (await findSecondStep(db, userId)) ?? {};
  const isInTime = madeAt && now.getTime() - madeAt.getTime() <= SET_UP_MS;
  const period = secret && isInTime ? periodOf(secret, plainCode(code), now) : null;
  if (!secret || period === null) throw wrongCode();
  const { codes, salt, hashes } = await makeBackupCodes(ip);
  await db.transaction().execute(async (transaction) => {
    if (!(await confirmNewSecret(transaction, userId, { secret, period, salt, now }))) throw wrongCode();
    await replaceBackupCodes(transaction, userId, hashes);
  });
  return codes;
}

function wrongCode(): AppError {
  return new AppError("invalid_input", { fields: { code: { code: "wrong_code" } } });
}

/** Makes ten new backup codes; the former ones end. @throws AppError not_found if codes are off, busy */
export async function renewBackupCodes(db: Database, userId: string, ip: string): Promise<string[]> {
  const secondStep = await findSecondStep(db, userId);
  if (!secondStep?.secret) throw new AppError("not_found");
  const { codes, salt, hashes } = await makeBackupCodes(ip);
  await db.transaction().execute(async (transaction) => {
    await setBackupSalt(transaction, userId, salt);
    await replaceBackupCodes(transaction, userId, hashes);
  });
  return codes;
}
