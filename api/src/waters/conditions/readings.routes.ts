import { newWaterReadingSchema, writtenReadingSchema } from "@creel/domain/waters/gauge";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";

import { requireSignIn, signedInUser } from "../../accounts/sessions/signed-in.ts";
import { idParamsSchema, idSchema } from "../../base/id-params.ts";
import { presentReading } from "../present-water.ts";
import type { WaterContext } from "../water-context.ts";
import { makeReading, removeReading } from "./write-readings.ts";

const tags = ["Waters"];

const readingParamsSchema = z.object({ id: idSchema, readingId: idSchema });

/** Serves what the angler measured in a water. Readings do not change the version of the water. */
export const readingsRoutes: FastifyPluginCallbackZod<WaterContext> = (app, { sessions }, done) => {
  const { db } = sessions;
  app.addHook("onRequest", requireSignIn(sessions));

  app.post("/:id/readings", {
    schema: {
      tags,
      summary: "Add a reading of temperature or level",
      description: "The same id again gives 200 with the stored reading and changes nothing.",
      params: idParamsSchema,
      body: newWaterReadingSchema,
      response: { 200: writtenReadingSchema, 201: writtenReadingSchema },
    },
    handler: async (request, reply) => {
      const water = { userId: signedInUser(request).id, id: request.params.id };
      const { row, isNew } = await makeReading(db, water, request.body);
      reply.code(isNew ? 201 : 200);
      return { reading: presentReading(row) };
    },
  });

  app.delete("/:id/readings/:readingId", {
    schema: { tags, summary: "Delete a reading", params: readingParamsSchema },
    handler: async (request, reply) => {
      const { id, readingId } = request.params;
      await removeReading(db, { userId: signedInUser(request).id, id }, readingId);
      return reply.code(204).send();
    },
  });

  done();
};
