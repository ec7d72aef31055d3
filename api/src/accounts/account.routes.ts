import type { FastifyPluginAsync } from "fastify";

import { limitPerHour } from "../limits/hourly-limit.ts";
import type { Limits } from "../limits/limit-settings.ts";
import { emailRoutes } from "./email/email.routes.ts";
import { ownAccountRoutes } from "./own-account.routes.ts";
import type { AccountContext } from "./sessions/account-context.ts";

interface AccountOptions extends Omit<AccountContext, "countEmailChange"> {
  settings: { limits: Limits };
}

export const accountRoutes: FastifyPluginAsync<AccountOptions> = async (app, options) => {
  const { settings, sessions, attemptLimits, mailer, linkTo, storage } = options;
  const limit = { keyPrefix: "email-change-user", points: settings.limits.emailChangesPerUser };
  const countEmailChange = limitPerHour(sessions.db, limit);
  const context = { sessions, attemptLimits, countEmailChange, mailer, linkTo, storage };
  await app.register(ownAccountRoutes, context);
  await app.register(emailRoutes, context);
};
