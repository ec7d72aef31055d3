import { registrationSchema } from "@creel/domain/accounts/register";
import {
  credentialsSchema,
  refreshSchema,
  sessionSchema,
  tokensSchema,
  type Credentials,
} from "@creel/domain/accounts/sign-in";
import { userAnswerSchema } from "@creel/domain/accounts/user";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import type { Database } from "../database/connect.ts";
import type { UserRow } from "../database/schema.ts";
import { AppError } from "../errors/errors.ts";
import { languageToKeep } from "../language/request-language.ts";
import { type AttemptLimits, accountKey } from "../limits/attempt-limits.ts";
import { createUser } from "./create-user.ts";
import { isPassword } from "./password/passwords.ts";
import { refreshSession } from "./sessions/refresh-session.ts";
import { endSession, type Origin, type SessionContext, startSession } from "./sessions/sessions.ts";
import { requireSignIn, signedInSession, signedInUser } from "./sessions/signed-in.ts";
import { presentUser } from "./users/present-user.ts";
import { findUserByEmail } from "./users/users.repository.ts";

const tags = ["Accounts"];

export interface AuthOptions {
  sessions: SessionContext;
  attemptLimits: AttemptLimits;
}

export const authRoutes: FastifyPluginCallbackZod<AuthOptions> = (app, { sessions, attemptLimits }, done) => {
  const onRequest = requireSignIn(sessions);

  app.post("/register", {
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
    schema: { tags, summary: "Sign in", body: credentialsSchema, response: { 200: sessionSchema } },
    handler: async (request) => {
      const user = await signIn({ db: sessions.db, attemptLimits }, request.body, request.ip);
      const tokens = await startSession(sessions, user, originOf(request));
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

  app.post("/logout", {
    onRequest,
    schema: { tags, summary: "End this token's session" },
    handler: async (request, reply) => {
      await endSession(sessions, signedInSession(request));
      return reply.code(204).send();
    },
  });

  app.get("/me", {
    onRequest,
    schema: { tags, summary: "Who is signed in", response: { 200: userAnswerSchema } },
    handler: async (request) => ({ user: presentUser(signedInUser(request)) }),
  });

  done();
};

function originOf(request: FastifyRequest): Origin {
  return { device: request.headers["user-agent"] ?? "", ip: request.ip };
}

/**
 * Returns the user with these credentials. An unknown email and a wrong password give the same answer after the same
 * time.
 * @throws AppError bad_credentials, account_suspended, too_many_requests, busy
 */
async function signIn(
  { db, attemptLimits }: { db: Database; attemptLimits: AttemptLimits },
  { email, password }: Credentials,
  ip: string,
): Promise<UserRow> {
  const user = isAscii(email) ? await findUserByEmail(db, email) : undefined;
  const account = user?.id ?? accountKey(email);
  await attemptLimits.countSignIn(account, ip);
  const isRight = await isPassword(password, user?.passwordHash ?? null, ip);
  if (!user || !isRight) throw new AppError("bad_credentials");

  await attemptLimits.forgetSignIn(account, ip);
  if (user.accountStatus === "suspended") throw new AppError("account_suspended");
  return user;
}

/**
 * Emails of accounts are ASCII. The database folds other letters to ASCII ones ("İ" to "i"), which would give an
 * account many spellings.
 */
function isAscii(text: string): boolean {
  return /^[\x20-\x7e]*$/.test(text);
}
