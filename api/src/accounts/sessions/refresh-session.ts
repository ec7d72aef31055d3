import type { Tokens } from "@creel/domain/accounts/sign-in";

import type { Database } from "../../database/connect.ts";
import type { SessionRow } from "../../database/schema.ts";
import { AppError } from "../../errors/errors.ts";
import { hashOf, readRefreshToken, type RefreshToken, successorOf } from "./refresh-tokens.ts";
import { ownSessions, revokeSession, rotateSession } from "./sessions.repository.ts";
import { type SessionContext, idleSince, issueTokens } from "./sessions.ts";
import { findUserOfSession } from "./user-of-session.repository.ts";

/** How long the previous token still gives the current one, for two tabs or a lost answer. */
const REFRESH_GRACE_MS = 30_000;

/**
 * Exchanges a refresh token for the next pair. The previous token gives the same pair within the grace period. An older
 * one must have been copied, so it ends the session. A suspension does not end sessions: the token works again after it
 * is lifted.
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

  const session = await ownSessions.find(db, key);
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

function isInGrace(session: SessionRow, token: RefreshToken, now: Date): boolean {
  const isPrevious = session.previousHash?.equals(hashOf(token)) ?? false;
  return isPrevious && now.getTime() - session.rotatedAt.getTime() <= REFRESH_GRACE_MS;
}
