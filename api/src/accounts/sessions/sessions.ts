import type { SignInWay } from "@creel/domain/accounts/device-sessions";
import type { Tokens } from "@creel/domain/accounts/sign-in";
import { DAY_MS } from "@creel/domain/dates/units-of-time";
import { v7 as uuidv7 } from "uuid";

import type { Database } from "../../database/connect.ts";
import type { UserRow } from "../../database/schema.ts";
import { AppError } from "../../errors/errors.ts";
import { holdPassword } from "../users/password-hash.repository.ts";
import { type AccessClaims, signAccessToken } from "./access-tokens.ts";
import type { Keys } from "./keys.ts";
import { hashOf, newRefreshToken, type RefreshToken, writeRefreshToken } from "./refresh-tokens.ts";
import { insertSession, revokeSession } from "./sessions.repository.ts";

/** A session ends this long after its last refresh, and at the latest `SESSION_LIFETIME_MS` after the sign-in. */
const SESSION_IDLE_MS = 30 * DAY_MS;
const SESSION_LIFETIME_MS = 90 * DAY_MS;

const DEVICE_LIMIT = 300;

export interface Origin {
  device: string;
  ip: string;
  /** Absent for a password. */
  way?: SignInWay;
  /** Encrypted. */
  providerToken?: string | null;
}

export interface SessionContext {
  db: Database;
  keys: Keys;
  /** Whether admins must have codes by app or a passkey. */
  isSecondStepRequired?: boolean;
}

/**
 * The session of a demo's guest ends with their account, however they signed in.
 * @param user a user who showed that they may sign in
 * @throws AppError bad_credentials if the password was changed since the user was read
 */
export async function startSession(
  { db, keys }: SessionContext,
  user: Pick<UserRow, "id" | "passwordHash" | "demoUntil">,
  origin: Origin,
): Promise<Tokens> {
  const id = uuidv7();
  const refreshToken = newRefreshToken(user.id, id);
  const now = new Date();
  const session = {
    userId: user.id,
    id,
    currentHash: hashOf(refreshToken),
    rotatedAt: now,
    device: origin.device.slice(0, DEVICE_LIMIT),
    ip: origin.ip,
    createdAt: now,
    expiresAt: user.demoUntil ?? new Date(now.getTime() + SESSION_LIFETIME_MS),
    lastUsedAt: now,
    way: origin.way ?? "password",
    providerToken: origin.providerToken ?? null,
  };
  await db.transaction().execute(async (transaction) => {
    if (!(await holdPassword(transaction, user))) throw new AppError("bad_credentials");
    await insertSession(transaction, session);
  });
  return issueTokens(refreshToken, keys);
}

export function idleSince(now: Date): Date {
  return new Date(now.getTime() - SESSION_IDLE_MS);
}

export async function endSession({ db }: SessionContext, claims: AccessClaims): Promise<void> {
  await revokeSession(db, { userId: claims.userId, id: claims.sessionId }, new Date());
}

export async function issueTokens(refreshToken: RefreshToken, keys: Keys): Promise<Tokens> {
  return {
    accessToken: await signAccessToken(refreshToken, keys.accessToken),
    refreshToken: writeRefreshToken(refreshToken, keys),
  };
}
