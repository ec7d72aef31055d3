import { spotChangesSchema } from "@creel/domain/waters/new-water";
import { writtenSpotSchema } from "@creel/domain/waters/water";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import { requireSignIn, signedInUser } from "../accounts/sessions/signed-in.ts";
import { expectedVersion, versionTag, ifMatchSchema } from "../base/if-match.ts";
import { AppError } from "../errors/errors.ts";
import { presentWritten } from "./present-water.ts";
import type { WaterContext } from "./water-context.ts";
import { spotParamsSchema, changeSpot } from "./write-spots.ts";

const tags = ["Waters"];

export const changeSpotRoutes: FastifyPluginCallbackZod<WaterContext> = (app, { sessions }, done) => {
  const { db } = sessions;
  app.addHook("onRequest", requireSignIn(sessions));

  app.put("/:id/spots/:spotId", {
    schema: {
      tags,
      summary: "Rename or move a spot",
      description: "If-Match, 412 (with the stored spot) and repeated changes work as for a water.",
      params: spotParamsSchema,
      headers: ifMatchSchema,
      body: spotChangesSchema,
      response: { 200: writtenSpotSchema },
    },
    handler: async (request, reply) => {
      const user = signedInUser(request);
      const { id, spotId } = request.params;
      const changed = await changeSpot(
        db,
        { userId: user.id, id },
        {
          id: spotId,
          changes: request.body,
          expectedVersion: expectedVersion(request.headers["if-match"]),
        },
      );
      if ("stored" in changed) {
        throw new AppError("stale_version", {
          extra: { spot: await presentWritten(db, user, changed.stored) },
        });
      }
      reply.header("etag", versionTag(changed.row.version));
      return { spot: await presentWritten(db, user, changed.row), found: changed.found };
    },
  });

  done();
};
