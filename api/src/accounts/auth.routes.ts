import { registrationSchema } from "@creel/domain/accounts/register";
import {
  credentialsSchema,
  refreshSchema,
  sessionSchema,
  tokensSchema,
} from "@creel/domain/accounts/sign-in";
import { userAnswerSchema } from "@creel/domain/accounts/user";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import { languageToKeep } from "../language/request-language.ts";
import type { AttemptLimits } from "../limits/attempt-limits.ts";
import { createUser } from "./create-user.ts";
import { refreshSession } from "./sessions/refresh-session.ts";
import { endSession, type Origin, type SessionContext, startSession } from "./sessions/sessions.ts";
import { requireSignIn, signedInSession, signedInUser } from "./sessions/signed-in.ts";
import { signIn } from "./sign-in.ts";
import { presentUser } from "./users/present-user.ts";

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
      summary: "Make an account and sign in",
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
      summary: "Trade a refresh token for the next pair of tokens",
      body: refreshSchema,
      response: { 200: tokensSchema },
    },
    handler: (request) => refreshSession(sessions, request.body.refreshToken, request.ip),
  });

  app.post("/logout", {
    onRequest,
    schema: { tags, summary: "End the session of this token" },
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
