import { newSpotSchema } from "@creel/domain/waters/new-water";
import { writtenSpotSchema } from "@creel/domain/waters/water";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import { requireSignIn, signedInUser } from "../accounts/sessions/signed-in.ts";
import { idParamsSchema } from "../base/id-params.ts";
import { versionTag } from "../base/if-match.ts";
import { presentWritten } from "./present-water.ts";
import type { WaterContext } from "./water-context.ts";
import { spotParamsSchema, makeSpot, removeSpot } from "./write-spots.ts";

const tags = ["Waters"];

/** Serves the spots of a water. They do not change the version of the water. */
export const spotsRoutes: FastifyPluginCallbackZod<WaterContext> = (app, { sessions }, done) => {
  const { db } = sessions;
  app.addHook("onRequest", requireSignIn(sessions));

  app.post("/:id/spots", {
    schema: {
      tags,
      summary: "Name a spot on a water",
      description:
        "Catches on the water within its circle are assigned to the nearest spot, unless the angler chose " +
        "one. The same id again gives 200 with the stored spot and changes nothing.",
      params: idParamsSchema,
      body: newSpotSchema,
      response: { 200: writtenSpotSchema, 201: writtenSpotSchema },
    },
    handler: async (request, reply) => {
      const user = signedInUser(request);
      const water = { userId: user.id, id: request.params.id };
      const { row, found, isNew } = await makeSpot(db, water, request.body);
      reply.header("etag", versionTag(row.version)).code(isNew ? 201 : 200);
      return { spot: await presentWritten(db, user, row), found };
    },
  });

  app.delete("/:id/spots/:spotId", {
    schema: {
      tags,
      summary: "Delete a spot",
      description: "Its catches stay on the water.",
      params: spotParamsSchema,
    },
    handler: async (request, reply) => {
      const { id, spotId } = request.params;
      await removeSpot(db, { userId: signedInUser(request).id, id }, spotId);
      return reply.code(204).send();
    },
  });

  done();
};
