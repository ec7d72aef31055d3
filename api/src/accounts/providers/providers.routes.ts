import {
  confirmLinkSchema,
  type FinishProvider,
  finishedProviderSchema,
  finishProviderSchema,
  type linkedIdentitySchema,
  signInWaysSchema,
  startedProviderSchema,
  startProviderSchema,
} from "@creel/domain/accounts/providers";
import { type Session, sessionSchema } from "@creel/domain/accounts/sign-in";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";
import type * as z from "zod/mini";

import type { UserRow } from "../../database/schema.ts";
import { AppError } from "../../errors/errors.ts";
import { accountKey } from "../../limits/attempt-limits.ts";
import { requirePasswords } from "../password/passwords-off.ts";
import { originOf } from "../sessions/account-context.ts";
import { startSession } from "../sessions/sessions.ts";
import { noticeSignIn, requireSignIn, signedInUser, userIfSignedIn } from "../sessions/signed-in.ts";
import { presentUser } from "../users/present-user.ts";
import { type Flow, sealFlow, sealProviderToken, unsealFlow } from "./flows.ts";
import { linkIdentity } from "./link-identity.ts";
import { type ProviderContext, providerOf, visitorOf } from "./provider-context.ts";
import type { SignInProvider } from "./provider.ts";
import { namedByProxy, type ProxyOptions } from "./proxy-user.ts";
import { confirmLink, signInVouched } from "./sign-in-by-provider.ts";
import { presentIdentity } from "./unlink-identity.ts";

const tags = ["Accounts"];

const START_RULES =
  "The flow stays with the page until the provider sends the browser back to /login/provider. " +
  "Linking needs a sign-in and a confirmation.";
const FINISH_RULES =
  "An identity that was linked signs in. A new one whose email has an account gets 409 account_exists with a link " +
  "to confirm: an email alone never opens an account.";

/** Serves the ways to sign in, and the sign-in by a provider. */
export const providersRoutes: FastifyPluginCallbackZod<ProviderContext & ProxyOptions> = (
  app,
  context,
  done,
) => {
  app.get("/providers", {
    schema: { tags, summary: "The ways to sign in here", response: { 200: signInWaysSchema } },
    handler: (request) => ({
      providers: context.provider ? [presentProvider(context.provider)] : [],
      passwords: context.hasPasswords,
      passkeys: true,
      proxy: namedByProxy(request, context.proxy),
    }),
  });

  app.register(startRoutes, context);
  app.register(finishRoutes, context);
  done();
};

const startRoutes: FastifyPluginCallbackZod<ProviderContext> = (app, context, done) => {
  const { sessions } = context;
  const signInIfLinking = requireSignIn(sessions);

  app.post("/oidc/start", {
    schema: {
      tags,
      summary: "Begin to sign in by the provider, or to link it",
      description: START_RULES,
      body: startProviderSchema,
      response: { 200: startedProviderSchema },
    },
    handler: async (request, reply) => {
      const { purpose, ...confirmation } = request.body;
      const provider = providerOf(context);
      let userId: string | null = null;
      if (purpose === "link") {
        await signInIfLinking.call(app, request, reply);
        await context.confirmStep(request, confirmation);
        userId = signedInUser(request).id;
      }
      const { url, checks } = await provider.begin(request.log);
      return { url, flow: await sealFlow({ purpose, userId, checks }, sessions.keys) };
    },
  });

  done();
};

const finishRoutes: FastifyPluginCallbackZod<ProviderContext> = (app, context, done) => {
  app.post("/oidc/finish", {
    onRequest: noticeSignIn(context.sessions),
    schema: {
      tags,
      summary: "Sign in by the provider, or link it, once it has sent the browser back",
      description: FINISH_RULES,
      body: finishProviderSchema,
      response: { 200: finishedProviderSchema },
    },
    handler: (request) => finish(context, request, request.body),
  });

  app.post("/oidc/confirm-link", {
    onRequest: requirePasswords(context.hasPasswords),
    schema: {
      tags,
      summary: "Link the account that has the provider's email, with its password, and sign in",
      body: confirmLinkSchema,
      response: { 200: sessionSchema },
    },
    handler: async (request) => {
      providerOf(context);
      const signedIn = await confirmLink(context, request.body, visitorOf(request));
      return beginSession(context, request, signedIn);
    },
  });

  done();
};

function presentProvider({ id, name, registers }: SignInProvider) {
  return { id, name, registers };
}

/**
 * @throws AppError sign_in_over, provider_off, provider_refused, provider_unavailable, too_many_requests, session_ended,
 * and those of `signInVouched` and `linkIdentity`
 */
async function finish(
  context: ProviderContext,
  request: FastifyRequest,
  { flow: sealed, query, timeZone }: FinishProvider,
): Promise<Session | z.infer<typeof linkedIdentitySchema>> {
  const provider = providerOf(context);
  const flow = await unsealFlow(sealed, context.sessions.keys);
  if (!flow) throw new AppError("sign_in_over");
  // Asked first, because the provider's answer is good only once.
  const linking = flow.purpose === "link" ? linkingUser(request, flow) : null;
  // Each flow is an account of its own to the limits, so that nobody slows down the sign-ins of others.
  const attempt = accountKey(flow.checks.state);
  await context.attemptLimits.countSignIn(attempt, request.ip);
  const vouched = await provider.finish(query, flow.checks, request.log);
  await context.attemptLimits.forgetSignIn(attempt, request.ip);
  if (linking) {
    const identity = await linkIdentity(context, { user: linking, log: request.log }, vouched);
    return { identity: presentIdentity(identity, context) };
  }
  const signedIn = await signInVouched(context, vouched, { ...visitorOf(request), timeZone });
  return beginSession(context, request, signedIn);
}

/** @throws AppError session_ended if the user who began to link is no longer signed in */
function linkingUser(request: FastifyRequest, { userId }: Flow): UserRow {
  const user = userIfSignedIn(request);
  if (!user || user.id !== userId) throw new AppError("session_ended");
  return user;
}

async function beginSession(
  { sessions }: ProviderContext,
  request: FastifyRequest,
  { user, issuer, idToken }: Awaited<ReturnType<typeof confirmLink>>,
): Promise<Session> {
  const providerToken = await sealProviderToken({ issuer, idToken }, sessions.keys);
  const tokens = await startSession(sessions, user, { ...originOf(request), way: "provider", providerToken });
  return { ...tokens, user: presentUser(user) };
}
