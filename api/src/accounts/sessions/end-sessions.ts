import type { Database } from "../../database/connect.ts";
import { AppError } from "../../errors/errors.ts";
import type { AccessClaims } from "./access-tokens.ts";
import { listSessions, revokeOtherSessions, revokeSession, revokeSessionsOf } from "./sessions.repository.ts";
import { idleSince } from "./sessions.ts";

/**
 * Ends one session of this user; its next request is refused.
 * @throws AppError not_found if the session has ended, belongs to another user or does not exist
 */
export async function endSessionOf(db: Database, { userId, sessionId }: AccessClaims): Promise<void> {
  const hasEnded = await revokeSession(db, { userId, id: sessionId }, new Date());
  if (!hasEnded) throw new AppError("not_found");
}

export async function endOtherSessions(db: Database, { userId, sessionId }: AccessClaims): Promise<void> {
  await revokeOtherSessions(db, { userId, id: sessionId }, new Date());
}

/** Ends all sessions of a user. @returns how many were still valid */
export async function endAllSessions(db: Database, userId: string, now: Date): Promise<number> {
  const live = await listSessions(db, userId, { now, idleSince: idleSince(now) });
  await revokeSessionsOf(db, userId, now);
  return live.length;
}
