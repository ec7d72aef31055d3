import { identityListSchema, unlinkSchema } from "@creel/domain/accounts/providers";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import { requireSignIn, signedInUser } from "../sessions/signed-in.ts";
import { ownIdentities } from "./identities.repository.ts";
import type { ProviderContext } from "./provider-context.ts";
import { presentIdentity, unlinkIdentity } from "./unlink-identity.ts";

const tags = ["Accounts"];

/** Serves the providers that the signed-in user linked. Linking one is in providers.routes.ts. */
export const identitiesRoutes: FastifyPluginCallbackZod<ProviderContext> = (app, context, done) => {
  const { sessions } = context;
  app.addHook("onRequest", requireSignIn(sessions));

  app.get("/me/identities", {
    schema: {
      tags,
      summary: "The sign-in providers that you linked, the newest first",
      response: { 200: identityListSchema },
    },
    handler: async (request) => {
      const rows = await ownIdentities.list(sessions.db, signedInUser(request).id);
      return { identities: rows.map((row) => presentIdentity(row, context)) };
    },
  });

  app.post("/oidc/unlink", {
    schema: {
      tags,
      summary: "Unlink a sign-in provider",
      description:
        "It no longer signs in. Sessions that it began go on. The last way into an account stays: 409.",
      body: unlinkSchema,
    },
    handler: async (request, reply) => {
      await unlinkIdentity(context, { userId: signedInUser(request).id, id: request.body.id });
      return reply.code(204).send();
    },
  });

  done();
};
