import type { FastifyRequest, onRequestAsyncHookHandler } from "fastify";

import { workFor } from "../../database/fair-pool.ts";
import type { UserRow } from "../../database/schema.ts";
import { AppError } from "../../errors/errors.ts";
import { noteAccountLanguage } from "../../language/request-language.ts";
import { type AccessClaims, readAccessToken } from "./access-tokens.ts";
import type { SessionContext } from "./sessions.ts";
import { findUserOfSession } from "./user-of-session.repository.ts";

interface SignedIn {
  user: UserRow;
  claims: AccessClaims;
}

const signedIn = new WeakMap<FastifyRequest, SignedIn>();

/**
 * Admits only signed-in users. The bearer token names a session. User, role and status come from the database, so that
 * a demotion, a suspension or a sign-out takes effect with the next request.
 */
export function requireSignIn({ db, keys }: SessionContext): onRequestAsyncHookHandler {
  return async (request) => {
    const token = bearerOf(request);
    if (token === null) throw new AppError("not_signed_in");
    const claims = await readAccessToken(token, keys.accessToken);
    if (!claims) throw new AppError("session_ended");
    const user = await findUserOfSession(db, { userId: claims.userId, id: claims.sessionId }, new Date());
    if (!user) throw new AppError("session_ended");
    if (user.accountStatus === "suspended") throw new AppError("account_suspended");
    signedIn.set(request, { user, claims });
    workFor(user.id);
    noteAccountLanguage(request, user.language);
  };
}

export function noticeSignIn(context: SessionContext): onRequestAsyncHookHandler {
  const signIn = requireSignIn(context);
  return async function notice(request, reply) {
    try {
      await signIn.call(this, request, reply);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
  };
}

/** Returns the user of a request that `noticeSignIn` admitted; `null` if nobody is signed in. */
export function userIfSignedIn(request: FastifyRequest): UserRow | null {
  return signedIn.get(request)?.user ?? null;
}

export function signedInUser(request: FastifyRequest): UserRow {
  return signInOf(request).user;
}

export function signedInSession(request: FastifyRequest): AccessClaims {
  return signInOf(request).claims;
}

function signInOf(request: FastifyRequest): SignedIn {
  const found = signedIn.get(request);
  if (!found) throw new Error(`${request.method} ${request.url} asks for a user, but lets anybody in`);
  return found;
}

function bearerOf({ headers }: FastifyRequest): string | null {
  const [, token] = /^Bearer ([\w.-]+)$/i.exec(headers.authorization ?? "") ?? [];
  return token ?? null;
}
