import {
  newTripEventSchema,
  tripEventAnswerSchema,
  tripEventChangesSchema,
} from "@creel/domain/trips/trip-event";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";

import { requireSignIn, signedInUser } from "../accounts/sessions/signed-in.ts";
import { idParamsSchema, idSchema } from "../base/id-params.ts";
import { presentEvent } from "./record/present-parts.ts";
import type { TripContext } from "./record/trip-context.ts";
import { addEvent, changeEvent, removeEvent } from "./write-events.ts";

const eventParamsSchema = z.object({ id: idSchema, eventId: idSchema });

const tags = ["Trips"];

/** Serves the events of a trip, except catches. They do not change the version of the trip. */
export const tripEventsRoutes: FastifyPluginCallbackZod<TripContext> = (app, { sessions }, done) => {
  const { db } = sessions;
  app.addHook("onRequest", requireSignIn(sessions));

  app.post("/:id/events", {
    schema: {
      tags,
      summary: "Log a bite, a lost fish, a pause or a move",
      description:
        "The same id again, from the same user, gives 200 with the stored event and changes nothing.",
      params: idParamsSchema,
      body: newTripEventSchema,
      response: { 200: tripEventAnswerSchema, 201: tripEventAnswerSchema },
    },
    handler: async (request, reply) => {
      const user = signedInUser(request);
      const { row, isNew } = await addEvent(db, { userId: user.id, id: request.params.id }, request.body);
      reply.code(isNew ? 201 : 200);
      return { event: presentEvent(row, user) };
    },
  });

  app.put("/:id/events/:eventId", {
    schema: {
      tags,
      summary: "Replace an event of a trip",
      params: eventParamsSchema,
      body: tripEventChangesSchema,
      response: { 200: tripEventAnswerSchema },
    },
    handler: async (request) => {
      const user = signedInUser(request);
      const { id, eventId } = request.params;
      const change = { id: eventId, changes: request.body };
      return { event: presentEvent(await changeEvent(db, { userId: user.id, id }, change), user) };
    },
  });

  app.delete("/:id/events/:eventId", {
    schema: { tags, summary: "Delete an event of a trip", params: eventParamsSchema },
    handler: async (request, reply) => {
      const { id, eventId } = request.params;
      await removeEvent(db, { userId: signedInUser(request).id, id }, eventId);
      return reply.code(204).send();
    },
  });

  done();
};
