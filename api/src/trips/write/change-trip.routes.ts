import { endTripSchema, tripChangesSchema } from "@creel/domain/trips/new-trip";
import { tripAnswerSchema } from "@creel/domain/trips/trip";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import { requireSignIn, signedInUser } from "../../accounts/sessions/signed-in.ts";
import { idParamsSchema } from "../../base/id-params.ts";
import { ifMatchSchema, expectedVersion, versionTag } from "../../base/if-match.ts";
import { AppError } from "../../errors/errors.ts";
import { presentTrip } from "../record/present-trip.ts";
import type { TripContext } from "../record/trip-context.ts";
import { changeTrip, endTrip } from "./change-trip.ts";

const tags = ["Trips"];

export const changeTripRoutes: FastifyPluginCallbackZod<TripContext> = (app, { sessions }, done) => {
  const { db } = sessions;
  app.addHook("onRequest", requireSignIn(sessions));

  app.put("/:id", {
    schema: {
      tags,
      summary: "Change a trip",
      description:
        'An absent field keeps its value; null clears it. With If-Match: "<version>", a trip that has changed ' +
        "since gets 412 with the stored trip. A change that is already stored, because its answer was lost, " +
        "gets 200 and changes nothing.",
      params: idParamsSchema,
      headers: ifMatchSchema,
      body: tripChangesSchema,
      response: { 200: tripAnswerSchema },
    },
    handler: async (request, reply) => {
      const user = signedInUser(request);
      const changed = await changeTrip(
        db,
        { userId: user.id, id: request.params.id },
        { changes: request.body, expectedVersion: expectedVersion(request.headers["if-match"]) },
      );
      if ("stored" in changed) {
        const trip = await presentTrip(db, user, changed.stored);
        throw new AppError("stale_version", { extra: { trip } });
      }
      reply.header("etag", versionTag(changed.row.version));
      return { trip: await presentTrip(db, user, changed.row) };
    },
  });

  app.post("/:id/end", {
    schema: {
      tags,
      summary: "End a trip",
      description:
        "A trip that has ended gets 200 and stays as it is, unless it was ended automatically: then this end counts.",
      params: idParamsSchema,
      body: endTripSchema,
      response: { 200: tripAnswerSchema },
    },
    handler: async (request, reply) => {
      const user = signedInUser(request);
      const row = await endTrip(db, { userId: user.id, id: request.params.id }, request.body);
      reply.header("etag", versionTag(row.version));
      return { trip: await presentTrip(db, user, row) };
    },
  });

  done();
};
