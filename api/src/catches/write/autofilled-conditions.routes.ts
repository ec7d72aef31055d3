import { catchAnswerSchema } from "@creel/domain/catches/catch";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import { requireSignIn, signedInUser } from "../../accounts/sessions/signed-in.ts";
import { versionTag } from "../../base/if-match.ts";
import { AppError } from "../../errors/errors.ts";
import type { CatchContext } from "../record/catch-context.ts";
import { presentCatch } from "../record/present-catch.ts";
import { removeAutofilled } from "./autofilled-conditions.repository.ts";
import { catchParamsSchema } from "./receive-change.ts";

export const autofilledConditionsRoutes: FastifyPluginCallbackZod<CatchContext> = (app, context, done) => {
  const { sessions, photos } = context;
  const { db } = sessions;
  app.addHook("onRequest", requireSignIn(sessions));

  app.delete("/:id/filled-conditions", {
    schema: {
      tags: ["Catches"],
      summary: "Clear the conditions that were filled in after a catch was saved",
      description: "Clears only the fields in `conditions_filled`; they are not filled in again.",
      params: catchParamsSchema,
      response: { 200: catchAnswerSchema },
    },
    handler: async (request, reply) => {
      const user = signedInUser(request);
      const row = await removeAutofilled(db, { userId: user.id, id: request.params.id }, new Date());
      if (!row) throw new AppError("not_found");
      reply.header("etag", versionTag(row.version));
      return { catch: await presentCatch({ db, photos }, user, row) };
    },
  });

  done();
};
