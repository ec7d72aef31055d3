import {
  acknowledgementSchema,
  forgotPasswordSchema,
  resetPasswordSchema,
} from "@creel/domain/auth/reset-password";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import type { Limits } from "../settings.ts";
import type { AttemptLimits } from "./attempt-limits.ts";
import { limitForgotten } from "./recovery-limits.ts";
import type { RequestResetLink } from "./reset-jobs.ts";
import { type RecoveryContext, resetPassword } from "./reset-password.ts";

const tags = ["Accounts"];

export interface RecoveryOptions extends RecoveryContext {
  requestResetLink: RequestResetLink;
  attemptLimits: AttemptLimits;
  limits: Limits;
}

export const recoveryRoutes: FastifyPluginCallbackZod<RecoveryOptions> = (app, options, done) => {
  const { db, requestResetLink, attemptLimits, limits } = options;
  const countForgotten = limitForgotten(db, limits);

  app.post("/forgot-password", {
    schema: {
      tags,
      summary: "Have a link to a new password mailed, whether or not there is such an account",
      body: forgotPasswordSchema,
      response: { 202: acknowledgementSchema },
    },
    handler: async (request, reply) => {
      const { email } = request.body;
      await countForgotten(email, request.ip);
      await requestResetLink(email);
      return reply
        .code(202)
        .send({ message: "If there is an account with this email, a link is on its way." });
    },
  });

  app.post("/reset-password", {
    schema: {
      tags,
      summary: "Set a new password by the token of a mailed link, and end all sign-ins",
      body: resetPasswordSchema,
      response: { 200: acknowledgementSchema },
    },
    handler: async (request) => {
      const { email } = await resetPassword(options, request.body);
      await attemptLimits.forgetSignIn(email, request.ip);
      return { message: "Your password was changed. Please sign in." };
    },
  });

  done();
};
