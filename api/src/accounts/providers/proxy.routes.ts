import { sessionSchema } from "@creel/domain/accounts/sign-in";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import { audit } from "../../audit/audit.ts";
import { AppError } from "../../errors/errors.ts";
import { addressKey } from "../../limits/attempt-limits.ts";
import type { CountPerHour } from "../../limits/hourly-limit.ts";
import { originOf } from "../sessions/account-context.ts";
import { type SessionContext, startSession } from "../sessions/sessions.ts";
import { presentUser } from "../users/present-user.ts";
import { findUserByEmail } from "../users/users.repository.ts";
import { hasProxyHeader, isFromProxy, namedByProxy, type ProxyOptions } from "./proxy-user.ts";
import type { ProxySettings } from "./sign-in-settings.ts";

interface ProxyContext extends ProxyOptions {
  sessions: SessionContext;
  /** Limits the audit entries, so that nobody fills the database with them. */
  countRefused: CountPerHour;
}

/** Signs in whom an authenticating proxy names. */
export const proxyRoutes: FastifyPluginCallbackZod<ProxyContext> = (app, context, done) => {
  const { sessions, proxy } = context;

  app.post("/proxy", {
    schema: {
      tags: ["Accounts"],
      summary: "Sign in as the user whom an authenticating proxy names in a header",
      description:
        "404 unless the operator set such a proxy. From any other network the header is refused with 403 and an audit " +
        "entry. It never creates an account.",
      response: { 200: sessionSchema },
    },
    handler: async (request) => {
      if (!proxy) throw new AppError("not_found");
      await refuseStrangers(context, request, proxy);
      const email = namedByProxy(request, proxy);
      const user = email === null ? undefined : await findUserByEmail(sessions.db, email);
      if (!user) throw new AppError("not_registered");
      if (user.accountStatus === "suspended") throw new AppError("account_suspended");
      const tokens = await startSession(sessions, user, { ...originOf(request), way: "proxy" });
      return { ...tokens, user: presentUser(user) };
    },
  });

  done();
};

/** @throws AppError proxy_refused, not_signed_in without a header */
async function refuseStrangers(
  { sessions: { db }, countRefused }: ProxyContext,
  request: FastifyRequest,
  proxy: ProxySettings,
): Promise<void> {
  if (isFromProxy(request, proxy)) return;
  if (!hasProxyHeader(request, proxy)) throw new AppError("not_signed_in");
  await countRefused(addressKey(request.ip), 1).catch((error: unknown) => {
    throw error instanceof AppError ? new AppError("proxy_refused") : error;
  });
  request.log.warn({ ip: request.ip }, "A header with a user came from a network that is not trusted");
  await db
    .transaction()
    .execute((transaction) =>
      audit(
        transaction,
        { via: "proxy", ip: request.ip },
        { action: "sign_in.proxy_refused", user: null, details: {} },
      ),
    );
  throw new AppError("proxy_refused");
}
