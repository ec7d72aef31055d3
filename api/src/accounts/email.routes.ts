import {
  confirmedEmailSchema,
  emailChangeSchema,
  emailConfirmationSchema,
  emailStateSchema,
} from "@creel/domain/accounts/own-account";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import { askForEmail, emailStateOf, takeEmail } from "./change-email.ts";
import { deleteEmailChange } from "./email-changes.repository.ts";
import { type AccountContext, requesterOf } from "./sessions/account-context.ts";
import { requireSignIn, signedInUser } from "./sessions/signed-in.ts";

const tags = ["Accounts"];
const CHANGE_RULES =
  "A link is mailed to the new email, and a notice to the present one, which holds until the link is " +
  "followed. An email that has an account is answered alike.";

export const emailRoutes: FastifyPluginCallbackZod<AccountContext> = (app, context, done) => {
  const { db } = context.sessions;
  const onRequest = requireSignIn(context.sessions);

  app.get("/me/email", {
    onRequest,
    schema: {
      tags,
      summary: "Your email, and the one that waits to be confirmed",
      response: { 200: emailStateSchema },
    },
    handler: (request) => emailStateOf(db, signedInUser(request)),
  });

  app.put("/me/email", {
    onRequest,
    schema: {
      tags,
      summary: "Ask for another email",
      description: CHANGE_RULES,
      body: emailChangeSchema,
      response: { 202: emailStateSchema },
    },
    handler: async (request, reply) =>
      reply.code(202).send(await askForEmail(context, requesterOf(request), request.body)),
  });

  app.delete("/me/email/pending", {
    onRequest,
    schema: { tags, summary: "Keep the present email: the link to the new one is void" },
    handler: async (request, reply) => {
      await deleteEmailChange(db, signedInUser(request).id);
      return reply.code(204).send();
    },
  });

  app.post("/confirm-email", {
    schema: {
      tags,
      summary: "Confirm an email by the token of the link that was mailed to it",
      body: emailConfirmationSchema,
      response: { 200: confirmedEmailSchema },
    },
    handler: async (request) => ({ email: await takeEmail(context, request.body.token, request.log) }),
  });

  done();
};
