import {
  accountDeletionSchema,
  accountTotalsSchema,
  passwordChangeSchema,
} from "@creel/domain/accounts/own-account";
import type { FastifyPluginAsync } from "fastify";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import { limitPerHour } from "../limits/hourly-limit.ts";
import type { Limits } from "../limits/limit-settings.ts";
import { deleteAccount } from "./delete-account.ts";
import { emailRoutes } from "./email/email.routes.ts";
import { changePassword } from "./password/change-password.ts";
import { type AccountContext, requesterOf } from "./sessions/account-context.ts";
import { requireSignIn, signedInUser } from "./sessions/signed-in.ts";
import { countBelongings } from "./users/account.repository.ts";

const tags = ["Accounts"];

const ownAccountRoutes: FastifyPluginCallbackZod<AccountContext> = (app, context, done) => {
  app.addHook("onRequest", requireSignIn(context.sessions));

  app.put("/me/password", {
    schema: {
      tags,
      summary: "Change your password; every other session ends",
      description: "A wrong current password is answered 403 and counts as a failed sign-in.",
      body: passwordChangeSchema,
    },
    handler: async (request, reply) => {
      await changePassword(context, requesterOf(request), request.body);
      return reply.code(204).send();
    },
  });

  app.get("/me/totals", {
    schema: { tags, summary: "How much is in your log", response: { 200: accountTotalsSchema } },
    handler: (request) => countBelongings(context.sessions.db, signedInUser(request).id),
  });

  app.delete("/me", {
    schema: {
      tags,
      summary: "Delete your account and all that is in it, for good",
      description: "The last active admin cannot go: 409.",
      body: accountDeletionSchema,
    },
    handler: async (request, reply) => {
      await deleteAccount(context, requesterOf(request), request.body.password);
      return reply.code(204).send();
    },
  });

  done();
};

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
