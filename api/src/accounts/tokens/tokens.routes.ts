import { apiTokensSchema, madeApiTokenSchema, newApiTokenSchema } from "@creel/domain/accounts/api-tokens";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import { idParamsSchema } from "../../base/id-params.ts";
import { AppError } from "../../errors/errors.ts";
import type { ConfirmStep } from "../confirm-step.ts";
import type { SessionContext } from "../sessions/sessions.ts";
import { requireSignIn, signedInUser } from "../sessions/signed-in.ts";
import type { TellOfWayIn } from "../tell-of-way-in.ts";
import { ownApiTokens } from "./api-tokens.repository.ts";
import { makeApiToken, refuseEnd } from "./make-token.ts";
import { listApiTokens, presentApiToken } from "./present-token.ts";

const tags = ["Accounts"];

interface TokenContext {
  sessions: SessionContext;
  confirmStep: ConfirmStep;
  tellOfWayIn: TellOfWayIn;
}

/** Serves the tokens of the signed-in user's programs. No token can make or see one. */
export const tokensRoutes: FastifyPluginCallbackZod<TokenContext> = (app, context, done) => {
  const { sessions, confirmStep, tellOfWayIn } = context;
  const { db } = sessions;
  app.addHook("onRequest", requireSignIn(sessions));

  app.get("/tokens", {
    schema: { tags, summary: "Tokens of your programs, latest first", response: { 200: apiTokensSchema } },
    handler: async (request) => ({ tokens: await listApiTokens(db, signedInUser(request).id) }),
  });

  app.post("/tokens", {
    schema: {
      tags,
      summary: "Make a token for a program",
      description:
        "Confirmed by the password or a passkey. The answer is the only one with the token: Creel stores a hash. Sent " +
        "as Authorization: Bearer, it reaches the routes that name its scopes, and nothing else. Without read:places, " +
        "every place is a square of 0.1 degrees, and all that a place can be told from is left out.",
      body: newApiTokenSchema,
      response: { 201: madeApiTokenSchema },
    },
    handler: async (request, reply) => {
      const { name, scopes, expiresAt, ...confirmation } = request.body;
      refuseEnd(expiresAt);
      await confirmStep(request, confirmation);
      const user = signedInUser(request);
      const { row, text } = await makeApiToken(db, user.id, { name, scopes, expiresAt });
      await tellOfWayIn(user, { kind: "token", id: row.id, name: row.name }, request.log);
      return reply.code(201).send({ token: text, ...presentApiToken(row) });
    },
  });

  app.delete("/tokens/:id", {
    schema: { tags, summary: "Revoke a token", params: idParamsSchema },
    handler: async (request, reply) => {
      const key = { userId: signedInUser(request).id, id: request.params.id };
      if (!(await ownApiTokens.delete(db, key))) throw new AppError("not_found");
      return reply.code(204).send();
    },
  });

  done();
};
