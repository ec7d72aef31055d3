import type { SignInWay } from "@creel/domain/accounts/device-sessions";
import { registrationSchema } from "@creel/domain/accounts/register";
import {
  credentialsSchema,
  refreshSchema,
  sessionSchema,
  signedOutSchema,
  tokensSchema,
  type Credentials,
} from "@creel/domain/accounts/sign-in";
import { userAnswerSchema } from "@creel/domain/accounts/user";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";

import type { SessionRow, UserRow } from "../database/schema.ts";
import { AppError } from "../errors/errors.ts";
import { languageToKeep } from "../language/request-language.ts";
import { type AttemptLimits, accountKey } from "../limits/attempt-limits.ts";
import { createUser } from "./create-user.ts";
import { requirePasswords } from "./password/passwords-off.ts";
import { isPassword } from "./password/passwords.ts";
import { passSecondStep } from "./second-step/pass-second-step.ts";
import { originOf } from "./sessions/account-context.ts";
import { refreshSession } from "./sessions/refresh-session.ts";
import { ownSessions } from "./sessions/sessions.repository.ts";
import { endSession, type SessionContext, startSession } from "./sessions/sessions.ts";
import { requireSignIn, signedInSession, signedInUser } from "./sessions/signed-in.ts";
import { presentUser } from "./users/present-user.ts";
import { findUserByEmail } from "./users/users.repository.ts";

const tags = ["Accounts"];

export interface AuthOptions {
  sessions: SessionContext;
  attemptLimits: AttemptLimits;
  hasPasswords: boolean;
  /** Returns the page of the provider that signs out there, too; `null` if no provider began the session. */
  endSessionUrlOf: (session: SessionRow) => Promise<string | null>;
}

export const authRoutes: FastifyPluginCallbackZod<AuthOptions> = (app, options, done) => {
  const { sessions, attemptLimits } = options;
  const byPassword = requirePasswords(options.hasPasswords);

  app.post("/register", {
    onRequest: byPassword,
    schema: {
      tags,
      summary: "Create an account and sign in",
      body: registrationSchema,
      response: { 201: sessionSchema },
    },
    handler: async (request, reply) => {
      await attemptLimits.countRegistration(request.ip);
      const made = { ip: request.ip, language: languageToKeep(request) };
      const user = await createUser(sessions.db, request.body, made);
      const tokens = await startSession(sessions, user, originOf(request));
      return reply.code(201).send({ ...tokens, user: presentUser(user) });
    },
  });

  app.post("/login", {
    onRequest: byPassword,
    schema: {
      tags,
      summary: "Sign in with a password",
      description: "With codes by app on, the code belongs in the body. Without it: 401 code_needed.",
      body: credentialsSchema,
      response: { 200: sessionSchema },
    },
    handler: async (request) => {
      const { user, way } = await signIn({ sessions, attemptLimits }, request.body, request.ip);
      const tokens = await startSession(sessions, user, { ...originOf(request), way });
      return { ...tokens, user: presentUser(user) };
    },
  });

  app.post("/refresh", {
    schema: {
      tags,
      summary: "Exchange a refresh token for a new pair of tokens",
      body: refreshSchema,
      response: { 200: tokensSchema },
    },
    handler: (request) => refreshSession(sessions, request.body.refreshToken, request.ip),
  });

  app.register(signedInRoutes, options);
  done();
};

const signedInRoutes: FastifyPluginCallbackZod<AuthOptions> = (app, { sessions, endSessionUrlOf }, done) => {
  app.addHook("onRequest", requireSignIn(sessions));

  app.post("/logout", {
    schema: {
      tags,
      summary: "End this token's session",
      description:
        "200 with a URL if a provider began the session: the browser signs out there by opening it.",
      response: { 200: signedOutSchema, 204: z.null() },
    },
    handler: async (request, reply) => {
      const { userId, sessionId: id } = signedInSession(request);
      const session = await ownSessions.find(sessions.db, { userId, id });
      await endSession(sessions, signedInSession(request));
      const url = session ? await endSessionUrlOf(session) : null;
      return url === null ? reply.code(204).send(null) : { end_session_url: url };
    },
  });

  app.get("/me", {
    schema: { tags, summary: "Who is signed in", response: { 200: userAnswerSchema } },
    handler: async (request) => ({ user: presentUser(signedInUser(request)) }),
  });

  done();
};

/**
 * Returns the user with these credentials. An unknown email and a wrong password give the same answer after the same
 * time. Failures are forgotten only after the second step, so that codes cannot be guessed with a known password.
 * @throws AppError bad_credentials, code_needed, wrong_code, passkey_needed, account_suspended, too_many_requests, busy
 */
async function signIn(
  { sessions, attemptLimits }: Pick<AuthOptions, "sessions" | "attemptLimits">,
  { email, password, code }: Credentials,
  ip: string,
): Promise<{ user: UserRow; way: SignInWay }> {
  const user = isAscii(email) ? await findUserByEmail(sessions.db, email) : undefined;
  const account = user?.id ?? accountKey(email);
  await attemptLimits.countSignIn(account, ip);
  const isRight = await isPassword(password, user?.passwordHash ?? null, ip);
  if (!user || !isRight) throw new AppError("bad_credentials");
  const way = await passSecondStep(sessions, user, { code, ip });

  await attemptLimits.forgetSignIn(account, ip);
  if (user.accountStatus === "suspended") throw new AppError("account_suspended");
  return { user, way };
}

/**
 * Emails of accounts are ASCII. The database folds other letters to ASCII ones ("İ" to "i"), which would give an
 * account many spellings.
 */
function isAscii(text: string): boolean {
  return /^[\x20-\x7e]*$/.test(text);
}
