import { catchAnswerSchema } from "@creel/domain/catches/catch";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import { requireSignIn, signedInUser } from "../../accounts/sessions/signed-in.ts";
import { versionTag } from "../../base/if-match.ts";
import type { CatchRow } from "../../database/schema.ts";
import type { CatchContext } from "../record/catch-context.ts";
import { presentCatch } from "../record/present-catch.ts";
import { CATCH_BYTES, readCatchForm } from "./catch-form.ts";
import { changeRequestSchema, receiveChange } from "./receive-change.ts";

export const changeCatchRoutes: FastifyPluginCallbackZod<CatchContext> = (app, context, done) => {
  const { sessions, photos } = context;
  const { db } = sessions;
  app.addHook("onRequest", requireSignIn(sessions));
  app.addHook("preValidation", readCatchForm(context));

  app.put("/:id", {
    bodyLimit: CATCH_BYTES,
    schema: {
      tags: ["Catches"],
      summary: "Change a catch",
      ...changeRequestSchema,
      response: { 200: catchAnswerSchema },
    },
    handler: async (request, reply) => {
      const user = signedInUser(request);
      const present = (row: CatchRow) => presentCatch({ db, photos }, user, row);
      const key = { userId: user.id, id: request.params.id };
      const row = await receiveChange(context, request, { key, present });
      reply.header("etag", versionTag(row.version));
      return { catch: await present(row) };
    },
  });

  done();
};
