import { newPositionsSchema } from "@creel/domain/trips/trip-positions";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import { requireSignIn, signedInUser } from "../accounts/sessions/signed-in.ts";
import { idParamsSchema } from "../base/id-params.ts";
import type { TripContext } from "./record/trip-context.ts";
import { addPositions, removeTrack } from "./write-track.ts";

const tags = ["Trips"];

/** Serves the track of a trip. It does not change the version of the trip. */
export const tripTrackRoutes: FastifyPluginCallbackZod<TripContext> = (app, { sessions }, done) => {
  const { db } = sessions;
  app.addHook("onRequest", requireSignIn(sessions));

  app.post("/:id/positions", {
    schema: {
      tags,
      summary: "Add positions to a trip's track",
      description: "A position for a time that is already in the track changes nothing.",
      params: idParamsSchema,
      body: newPositionsSchema,
    },
    handler: async (request, reply) => {
      const trip = { userId: signedInUser(request).id, id: request.params.id };
      await addPositions(db, trip, request.body.positions);
      return reply.code(204).send();
    },
  });

  app.delete("/:id/positions", {
    schema: { tags, summary: "Delete a trip's track", params: idParamsSchema },
    handler: async (request, reply) => {
      await removeTrack(db, { userId: signedInUser(request).id, id: request.params.id });
      return reply.code(204).send();
    },
  });

  done();
};
