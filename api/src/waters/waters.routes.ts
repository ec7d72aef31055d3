import { newWaterSchema } from "@creel/domain/waters/new-water";
import { waterAnswerSchema, writtenWaterSchema } from "@creel/domain/waters/water";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import { requireSignIn, signedInUser } from "../accounts/sessions/signed-in.ts";
import { idParamsSchema } from "../base/id-params.ts";
import { versionTag } from "../base/if-match.ts";
import { AppError } from "../errors/errors.ts";
import { presentWater } from "./present-water.ts";
import type { WaterContext } from "./water-context.ts";
import { ownWaters } from "./waters.repository.ts";
import { makeWater, removeWater } from "./write-water.ts";

const tags = ["Waters"];

/** Serves single waters. Only their angler sees them. */
export const watersRoutes: FastifyPluginCallbackZod<WaterContext> = (app, { sessions }, done) => {
  const { db } = sessions;
  app.addHook("onRequest", requireSignIn(sessions));

  app.post("/", {
    schema: {
      tags,
      summary: "Name a water",
      description:
        "Catches and trips on it are assigned to it, unless the angler chose another water: found " +
        "says how many. The same id again, from the same user, gives 200 with the stored water and changes nothing.",
      body: newWaterSchema,
      response: { 200: writtenWaterSchema, 201: writtenWaterSchema },
    },
    handler: async (request, reply) => {
      const user = signedInUser(request);
      const { row, found, isNew } = await makeWater(db, user.id, request.body);
      reply.header("etag", versionTag(row.version)).code(isNew ? 201 : 200);
      return { water: await presentWater(db, user, row), found };
    },
  });

  app.get("/:id", {
    schema: { tags, summary: "One water", params: idParamsSchema, response: { 200: waterAnswerSchema } },
    handler: async (request, reply) => {
      const user = signedInUser(request);
      const row = await ownWaters.find(db, { userId: user.id, id: request.params.id });
      if (!row) throw new AppError("not_found");
      reply.header("etag", versionTag(row.version));
      return { water: await presentWater(db, user, row) };
    },
  });

  app.delete("/:id", {
    schema: {
      tags,
      summary: "Delete a water and its spots",
      description: "Its catches and trips stay, without a water.",
      params: idParamsSchema,
    },
    handler: async (request, reply) => {
      await removeWater(db, { userId: signedInUser(request).id, id: request.params.id });
      return reply.code(204).send();
    },
  });

  done();
};
