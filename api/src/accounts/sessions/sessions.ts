import type { Tokens } from "@creel/domain/accounts/sign-in";
import { DAY_MS } from "@creel/domain/dates/units-of-time";
import { v7 as uuidv7 } from "uuid";

import type { Database } from "../../database/connect.ts";
import type { SessionRow, UserRow } from "../../database/schema.ts";
import { AppError } from "../../errors/errors.ts";
import { holdPassword } from "../users/users.repository.ts";
import { type AccessClaims, signAccessToken } from "./access-tokens.ts";
import type { Keys } from "./keys.ts";
import {
  hashOf,
  newRefreshToken,
  readRefreshToken,
  type RefreshToken,
  successorOf,
  writeRefreshToken,
} from "./refresh-tokens.ts";
import {
  findSession,
  findUserOfSession,
  insertSession,
  revokeSession,
  rotateSession,
} from "./sessions.repository.ts";

/** A session ends after this long without a refresh, and at the latest this long after the sign-in. */
const SESSION_IDLE_MS = 30 * DAY_MS;
const SESSION_LIFETIME_MS = 90 * DAY_MS;
/** How long the token before the current one still yields the current one: two tabs, a lost answer. */
const REFRESH_GRACE_MS = 30_000;

const DEVICE_LIMIT = 300;

export interface Origin {
  device: string;
  ip: string;
}

export interface SessionContext {
  db: Database;
  keys: Keys;
}

/**
 * Begins a session, the first of a family of refresh tokens.
 * @param user whose password was right; when it is another one by now, there is no session
 * @throws AppError bad_credentials
 */
export async function startSession(
  { db, keys }: SessionContext,
  user: Pick<UserRow, "id" | "passwordHash">,
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
    expiresAt: new Date(now.getTime() + SESSION_LIFETIME_MS),
    lastUsedAt: now,
  };
  await db.transaction().execute(async (transaction) => {
    if (!(await holdPassword(transaction, user))) throw new AppError("bad_credentials");
    await insertSession(transaction, session);
  });
  return issueTokens(refreshToken, keys);
}

/**
 * Trades a refresh token for the next pair. The token before the current one yields the same pair
 * within the grace period; an older one was copied, and ends the whole family. A suspension ends no session:
 * once it is lifted, the token works again.
 * @throws AppError session_ended, account_suspended
 */
export async function refreshSession(
  { db, keys }: SessionContext,
  text: string,
  ip: string,
): Promise<Tokens> {
  const token = readRefreshToken(text, keys);
  if (!token) throw new AppError("session_ended");

  const key = { userId: token.userId, id: token.sessionId };
  const successor = successorOf(token, keys);
  const now = new Date();
  await refuseSuspended(db, key, now);
  const rotation = { key, from: hashOf(token), to: hashOf(successor), ip, now, idleSince: idleSince(now) };
  if (await rotateSession(db, rotation)) return issueTokens(successor, keys);

  const session = await findSession(db, key);
  const isOver = !session || session.revokedAt !== null || session.expiresAt <= now;
  const isIdle = session?.currentHash.equals(hashOf(token));
  if (isOver || isIdle) throw new AppError("session_ended");
  if (isInGrace(session, token, now)) return issueTokens(successor, keys);

  await revokeSession(db, key, now);
  throw new AppError("session_ended");
}

async function refuseSuspended(db: Database, key: { userId: string; id: string }, now: Date): Promise<void> {
  const user = await findUserOfSession(db, key, now);
  if (user?.accountStatus === "suspended") throw new AppError("account_suspended");
}

export function idleSince(now: Date): Date {
  return new Date(now.getTime() - SESSION_IDLE_MS);
}

function isInGrace(session: SessionRow, token: RefreshToken, now: Date): boolean {
  const isPrevious = session.previousHash?.equals(hashOf(token)) ?? false;
  return isPrevious && now.getTime() - session.rotatedAt.getTime() <= REFRESH_GRACE_MS;
}

export async function endSession({ db }: SessionContext, claims: AccessClaims): Promise<void> {
  await revokeSession(db, { userId: claims.userId, id: claims.sessionId }, new Date());
}

async function issueTokens(refreshToken: RefreshToken, keys: Keys): Promise<Tokens> {
  return {
    accessToken: await signAccessToken(refreshToken, keys.accessToken),
    refreshToken: writeRefreshToken(refreshToken, keys),
  };
}
