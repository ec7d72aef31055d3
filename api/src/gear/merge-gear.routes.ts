import { gearAnswerSchema } from "@creel/domain/gear/gear";
import { mergeIntoSchema } from "@creel/domain/merges/merge";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import { requireSignIn, signedInUser } from "../accounts/sessions/signed-in.ts";
import { idParamsSchema } from "../base/id-params.ts";
import { versionTag } from "../base/if-match.ts";
import type { GearContext } from "./gear-context.ts";
import { gearMerges } from "./merge-gear.ts";
import { presentGear } from "./present-gear.ts";

const tags = ["Gear"];

export const mergeGearRoutes: FastifyPluginCallbackZod<GearContext> = (app, context, done) => {
  const { sessions } = context;
  const { db } = sessions;
  app.addHook("onRequest", requireSignIn(sessions));

  app.post("/:id/merge", {
    schema: {
      tags,
      summary: "Merge a lure or rod into another one",
      description:
        "The other one keeps its name and takes over catches, trip events, variants, fields and note. The answer is " +
        "the other one, even if this one is already gone.",
      params: idParamsSchema,
      body: mergeIntoSchema,
      response: { 200: gearAnswerSchema },
    },
    handler: async (request, reply) => {
      const key = { userId: signedInUser(request).id, id: request.params.id };
      const { row } = await gearMerges.merge(db, key, request.body.into.toLowerCase());
      reply.header("etag", versionTag(row.version));
      return { gear: await presentGear(context, row) };
    },
  });

  app.delete("/:id/merge", {
    schema: {
      tags,
      summary: "Undo the merge of a lure or rod",
      description:
        "For 14 days, by its previous id. It comes back with the catches and events that are still " +
        "with the other one. The answer is the same if it is already back.",
      params: idParamsSchema,
      response: { 200: gearAnswerSchema },
    },
    handler: async (request, reply) => {
      const key = { userId: signedInUser(request).id, id: request.params.id };
      const { row } = await gearMerges.undo(db, key, new Date());
      reply.header("etag", versionTag(row.version));
      return { gear: await presentGear(context, row) };
    },
  });

  done();
};
