import {
  acknowledgmentSchema,
  forgotPasswordSchema,
  resetPasswordSchema,
} from "@creel/domain/accounts/reset-password";
import type { MessageDescriptor } from "@lingui/core";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import type { Database } from "../../database/connect.ts";
import { answerIn, languageOfRequest } from "../../language/request-language.ts";
import { accountKey, addressKey, type AttemptLimits } from "../../limits/attempt-limits.ts";
import { limitPerHour } from "../../limits/hourly-limit.ts";
import type { Limits } from "../../limits/limit-settings.ts";
import { requirePasswords } from "./passwords-off.ts";
import type { RequestResetLink } from "./reset-jobs.ts";
import { type RecoveryContext, resetPassword } from "./reset-password.ts";

const tags = ["Accounts"];

const LINK_ON_ITS_WAY = /*i18n*/ {
  id: "recovery.link-on-its-way",
  message: "If there is an account with this email, a link is on its way.",
};
const PASSWORD_CHANGED = /*i18n*/ {
  id: "recovery.password-changed",
  message: "Your password was changed. Please sign in.",
};

export interface RecoveryOptions extends RecoveryContext {
  requestResetLink: RequestResetLink;
  attemptLimits: AttemptLimits;
  limits: Limits;
  hasPasswords: boolean;
}

export const recoveryRoutes: FastifyPluginCallbackZod<RecoveryOptions> = (app, options, done) => {
  const { db, requestResetLink, attemptLimits, limits } = options;
  const countForgotten = limitForgotten(db, limits);
  app.addHook("onRequest", requirePasswords(options.hasPasswords));

  app.post("/forgot-password", {
    schema: {
      tags,
      summary: "Mail a password reset link. The answer is the same without such an account",
      body: forgotPasswordSchema,
      response: { 202: acknowledgmentSchema },
    },
    handler: async (request, reply) => {
      const { email } = request.body;
      await countForgotten(email, request.ip);
      await requestResetLink(email);
      return reply.code(202).send(answered(request, reply, LINK_ON_ITS_WAY));
    },
  });

  app.post("/reset-password", {
    schema: {
      tags,
      summary: "Set a new password with the token from a mailed link, and end all sessions",
      body: resetPasswordSchema,
      response: { 200: acknowledgmentSchema },
    },
    handler: async (request, reply) => {
      const { id } = await resetPassword(options, request.body, request);
      await attemptLimits.forgetSignIn(id, request.ip);
      return answered(request, reply, PASSWORD_CHANGED);
    },
  });

  done();
};

function answered(request: FastifyRequest, reply: FastifyReply, text: MessageDescriptor) {
  const language = languageOfRequest(request);
  answerIn(language, reply);
  return { message: language._(text) };
}

/** Limits the links for one email and from one address. Emails without an account are limited in the same way. */
function limitForgotten(db: Database, limits: Limits): (email: string, ip: string) => Promise<void> {
  const { forgotPerAddress, forgotPerAccount } = limits;
  const countOfAddress = limitPerHour(db, { keyPrefix: "forgot-address", points: forgotPerAddress });
  const countOfAccount = limitPerHour(db, { keyPrefix: "forgot-account", points: forgotPerAccount });
  return async (email, ip) => {
    await countOfAddress(addressKey(ip), 1);
    await countOfAccount(accountKey(email), 1);
  };
}
