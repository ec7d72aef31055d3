import type { TokenScope } from "@creel/domain/accounts/api-tokens";
import type { UserViewer } from "@creel/domain/places/visible-place";
import type { FastifyRequest, onRequestAsyncHookHandler } from "fastify";

import { workFor } from "../../database/fair-pool.ts";
import type { UserRow } from "../../database/schema.ts";
import { AppError } from "../../errors/errors.ts";
import { noteAccountLanguage } from "../../language/request-language.ts";
import { type AccessClaims, readAccessToken } from "./access-tokens.ts";
import { isApiToken, isSecretOf, readApiToken } from "./api-tokens.ts";
import { refuseWithoutSecondStep } from "./require-second-step.ts";
import type { SessionContext } from "./sessions.ts";
import { mayTokenAsk } from "./token-rules.ts";
import { findUserOfSession } from "./user-of-session.repository.ts";
import { findUserOfToken, noteUse } from "./user-of-token.repository.ts";

/** The account that a request is for, as the viewer of its own log. */
export type SignedInViewer = UserRow & Pick<UserViewer, "seesSquares">;

interface SignedIn {
  user: SignedInViewer;
  /** `null` for a program with a token, which has no session. */
  claims: AccessClaims | null;
}

const signedIn = new WeakMap<FastifyRequest, SignedIn>();

/**
 * Admits only signed-in users, and programs with a token where `TOKEN_RULES` lets them. The bearer token names a
 * session or an API token. User, role and status come from the database, so that a demotion, a suspension or a sign-out
 * takes effect with the next request.
 */
export function requireSignIn(context: SessionContext): onRequestAsyncHookHandler {
  return async (request) => {
    const bearer = bearerOf(request);
    if (bearer === null) throw new AppError("not_signed_in");
    const found = isApiToken(bearer)
      ? await admitProgram(context, bearer, request)
      : await admitSession(context, bearer);
    refuseAfterDemo(found.user);
    await refuseWithoutSecondStep(context, found.user, request);
    signedIn.set(request, found);
    workFor(found.user.id);
    noteAccountLanguage(request, found.user.language);
  };
}

/** The account of a demo's guest is deleted within a minute after it ended. @throws AppError session_ended */
function refuseAfterDemo({ demoUntil }: Pick<UserRow, "demoUntil">): void {
  if (demoUntil !== null && demoUntil <= new Date()) throw new AppError("session_ended");
}

/** @throws AppError session_ended, account_suspended */
async function admitSession({ db, keys }: SessionContext, bearer: string): Promise<SignedIn> {
  const claims = await readAccessToken(bearer, keys.accessToken);
  if (!claims) throw new AppError("session_ended");
  const user = await findUserOfSession(db, { userId: claims.userId, id: claims.sessionId }, new Date());
  if (!user) throw new AppError("session_ended");
  if (user.accountStatus === "suspended") throw new AppError("account_suspended");
  return { user, claims };
}

/**
 * A program is an angler, also if its token belongs to an admin. Without `read:places` it sees squares.
 * @throws AppError token_ended, account_suspended, scope_missing
 */
async function admitProgram(
  { db }: SessionContext,
  bearer: string,
  { method, routeOptions, query }: FastifyRequest,
): Promise<SignedIn> {
  const token = readApiToken(bearer);
  const now = new Date();
  const found = token && (await findUserOfToken(db, token, now));
  if (!found || !isSecretOf(token, found.hash)) throw new AppError("token_ended");
  const { scopes, hash: _, lastUsedAt, ...user } = found;
  if (user.accountStatus === "suspended") throw new AppError("account_suspended");
  await noteUse(db, token, { lastUsedAt, now });
  if (!mayTokenAsk(scopes, { method, path: routeOptions.url, query })) throw new AppError("scope_missing");
  const seesSquares = !scopes.includes(PLACES);
  return { user: { ...user, role: "angler", ...(seesSquares && { seesSquares }) }, claims: null };
}

const PLACES: TokenScope = "read:places";

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
export function userIfSignedIn(request: FastifyRequest): SignedInViewer | null {
  return signedIn.get(request)?.user ?? null;
}

export function signedInUser(request: FastifyRequest): SignedInViewer {
  return signInOf(request).user;
}

export function signedInSession(request: FastifyRequest): AccessClaims {
  const { claims } = signInOf(request);
  if (!claims) throw new Error(`${request.method} ${request.url} needs a session, but lets tokens in`);
  return claims;
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
