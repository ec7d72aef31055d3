import { newWaterReadingSchema, waterReadingsSchema, writtenReadingSchema } from "@creel/domain/waters/gauge";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";

import { requireSignIn, signedInUser } from "../../accounts/sessions/signed-in.ts";
import { idParamsSchema, idSchema } from "../../base/id-params.ts";
import { AppError } from "../../errors/errors.ts";
import { presentReading } from "../present-water.ts";
import { findReadings } from "../readings.repository.ts";
import type { WaterContext } from "../water-context.ts";
import { ownWaters } from "../waters.repository.ts";
import { makeReading, removeReading } from "./write-readings.ts";

const tags = ["Waters"];

const readingParamsSchema = z.object({ id: idSchema, readingId: idSchema });

/** Serves what the angler measured in a water. Readings do not change the version of the water. */
export const readingsRoutes: FastifyPluginCallbackZod<WaterContext> = (app, { sessions }, done) => {
  const { db } = sessions;
  app.addHook("onRequest", requireSignIn(sessions));

  app.get("/:id/readings", {
    schema: {
      tags,
      summary: "All readings of a water, newest first",
      description:
        "Temperatures and levels that the angler added to the water. The temperatures of catches and trips are in " +
        "`conditions`.",
      params: idParamsSchema,
      response: { 200: waterReadingsSchema },
    },
    handler: async (request) => {
      const water = { userId: signedInUser(request).id, id: request.params.id };
      if (!(await ownWaters.find(db, water))) throw new AppError("not_found");
      return { readings: (await findReadings(db, water)).map(presentReading) };
    },
  });

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
