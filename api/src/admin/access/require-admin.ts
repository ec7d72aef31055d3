import type { onRequestAsyncHookHandler } from "fastify";

import type { SessionContext } from "../../accounts/sessions/sessions.ts";
import { requireSignIn, signedInUser } from "../../accounts/sessions/signed-in.ts";
import { AppError } from "../../errors/errors.ts";

/** Lets only admins through, as the database knows them now: a demotion counts from the next request on. */
export function requireAdmin(sessions: SessionContext): onRequestAsyncHookHandler {
  const signIn = requireSignIn(sessions);
  return async function admit(request, reply) {
    await signIn.call(this, request, reply);
    if (signedInUser(request).role !== "admin") throw new AppError("not_allowed");
  };
}
