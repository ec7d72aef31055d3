import { passkeySignInSchema, signInOptionsSchema } from "@creel/domain/accounts/passkeys";
import { sessionSchema } from "@creel/domain/accounts/sign-in";
import type { Assertion } from "@creel/domain/accounts/webauthn";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import type { UserRow } from "../database/schema.ts";
import { AppError } from "../errors/errors.ts";
import { accountKey, type AttemptLimits } from "../limits/attempt-limits.ts";
import { signInOptions } from "./passkeys/passkey-options.ts";
import { relyingPartyOf } from "./passkeys/relying-party.ts";
import { verifyAssertion } from "./passkeys/verify-assertion.ts";
import { originOf } from "./sessions/account-context.ts";
import { type SessionContext, startSession } from "./sessions/sessions.ts";
import { presentUser } from "./users/present-user.ts";
import { getUser } from "./users/users.repository.ts";

const tags = ["Accounts"];

interface PasskeySignInOptions {
  sessions: SessionContext;
  attemptLimits: AttemptLimits;
  publicUrl: string | null;
}

export const passkeySignInRoutes: FastifyPluginCallbackZod<PasskeySignInOptions> = (app, options, done) => {
  const { sessions, publicUrl } = options;

  app.post("/passkeys/options", {
    schema: {
      tags,
      summary: "A challenge for a passkey that signs in",
      description: "It works once, for 5 minutes. Any passkey for this host may answer.",
      response: { 200: signInOptionsSchema },
    },
    handler: async (request) => ({
      options: signInOptions(sessions.keys, relyingPartyOf(request, publicUrl), new Date()),
    }),
  });

  app.post("/passkeys/sign-in", {
    schema: {
      tags,
      summary: "Sign in with the answer of a passkey",
      description: "A passkey needs no code by app.",
      body: passkeySignInSchema,
      response: { 200: sessionSchema },
    },
    handler: async (request) => {
      const user = await signInByPasskey(options, request, request.body.passkey);
      const tokens = await startSession(sessions, user, { ...originOf(request), way: "passkey" });
      return { ...tokens, user: presentUser(user) };
    },
  });

  done();
};

/**
 * Returns the user of a passkey. Failures count for the passkey, not for its account, so that nobody can slow down the
 * password of somebody else.
 * @throws AppError passkey_unknown, account_suspended, too_many_requests
 */
async function signInByPasskey(
  { sessions, attemptLimits, publicUrl }: PasskeySignInOptions,
  request: FastifyRequest,
  assertion: Assertion,
): Promise<UserRow> {
  const { ip } = request;
  const account = accountKey(assertion.id);
  await attemptLimits.countSignIn(account, ip);
  const relyingParty = relyingPartyOf(request, publicUrl);
  const passkey = await verifyAssertion(sessions, assertion, { relyingParty, now: new Date() });
  if (!passkey) throw new AppError("passkey_unknown");
  await attemptLimits.forgetSignIn(account, ip);
  const user = await getUser(sessions.db, passkey.userId);
  if (user.accountStatus === "suspended") throw new AppError("account_suspended");
  return user;
}
