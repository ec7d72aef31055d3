import { mergeIntoSchema } from "@creel/domain/merges/merge";
import { writtenWaterSchema } from "@creel/domain/waters/water";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import { requireSignIn, signedInUser } from "../accounts/sessions/signed-in.ts";
import { idParamsSchema } from "../base/id-params.ts";
import { versionTag } from "../base/if-match.ts";
import { mergeWaters, undoMergeOfWaters } from "./merge-waters.ts";
import { presentWater } from "./present-water.ts";
import type { WaterContext } from "./water-context.ts";

const tags = ["Waters"];

export const mergeWatersRoutes: FastifyPluginCallbackZod<WaterContext> = (app, { sessions }, done) => {
  const { db } = sessions;
  app.addHook("onRequest", requireSignIn(sessions));

  app.post("/:id/merge", {
    schema: {
      tags,
      summary: "Merge a water into another",
      description:
        "The other one keeps its name and shape and takes over catches, trips, spots and note. The answer is the " +
        "other one, even if this one is already gone.",
      params: idParamsSchema,
      body: mergeIntoSchema,
      response: { 200: writtenWaterSchema },
    },
    handler: async (request, reply) => {
      const user = signedInUser(request);
      const key = { userId: user.id, id: request.params.id };
      const { row, found } = await mergeWaters(db, key, request.body.into.toLowerCase());
      reply.header("etag", versionTag(row.version));
      return { water: await presentWater(db, user, row), found };
    },
  });

  app.delete("/:id/merge", {
    schema: {
      tags,
      summary: "Undo the merge of a water",
      description:
        "For 14 days, by the water's previous id. It comes back with its shape, note and spots, and with the " +
        "catches and trips that are still on the other one. The answer is the water, even if it is " +
        "already back.",
      params: idParamsSchema,
      response: { 200: writtenWaterSchema },
    },
    handler: async (request, reply) => {
      const user = signedInUser(request);
      const { row, found } = await undoMergeOfWaters(
        db,
        { userId: user.id, id: request.params.id },
        new Date(),
      );
      reply.header("etag", versionTag(row.version));
      return { water: await presentWater(db, user, row), found };
    },
  });

  done();
};
