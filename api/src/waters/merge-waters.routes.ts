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
        "The other one keeps its name and shape, and takes over catches, trips, spots and note. Answered with the " +
        "other one, also where this one is gone already.",
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
      summary: "Undo that a water was merged into another",
      description:
        "For 14 days, by the id that the water had: it is there again with its shape, note and spots, and with its " +
        "catches and trips as far as they are still on the other one. Answered with the water, also where it is " +
        "there already.",
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
