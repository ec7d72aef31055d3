import { allMarksSchema, newMarksSchema, waterMarksSchema } from "@creel/domain/waters/river-mark";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import { requireSignIn, signedInUser } from "../../accounts/sessions/signed-in.ts";
import { idParamsSchema } from "../../base/id-params.ts";
import { AppError } from "../../errors/errors.ts";
import type { WaterContext } from "../water-context.ts";
import { ownWaters } from "../waters.repository.ts";
import { listAllMarks, marksOfWater, writeMarks } from "./write-marks.ts";

const tags = ["Waters"];

/** Serves the heights of rivers at which an angler wants to be told. Only the angler sees them. */
export const riverMarksRoutes: FastifyPluginCallbackZod<WaterContext> = (app, { sessions }, done) => {
  const { db } = sessions;
  app.addHook("onRequest", requireSignIn(sessions));

  const requireWater = async (request: FastifyRequest, id: string) => {
    const water = await ownWaters.find(db, { userId: signedInUser(request).id, id });
    if (!water) throw new AppError("not_found");
    return water;
  };

  app.get("/marks", {
    schema: {
      tags,
      summary: "The marks of all rivers",
      response: { 200: allMarksSchema },
    },
    handler: async (request) => ({ marks: await listAllMarks(db, signedInUser(request).id) }),
  });

  app.get("/:id/marks", {
    schema: {
      tags,
      summary: "The heights of a river at which you are told",
      params: idParamsSchema,
      response: { 200: waterMarksSchema },
    },
    handler: async (request) => ({
      marks: await marksOfWater(db, await requireWater(request, request.params.id)),
    }),
  });

  app.put("/:id/marks", {
    schema: {
      tags,
      summary: "Set the heights of a river at which you are told",
      description:
        "Replaces all marks of the water. They belong to its gauge, because another gauge has another zero; without a " +
        "gauge, marks are refused. Levels are in ft above the gauge's zero, flows in ft³/s. You are told once when the " +
        "river goes beyond a mark, and again after it was back behind it.",
      params: idParamsSchema,
      body: newMarksSchema,
      response: { 200: waterMarksSchema },
    },
    handler: async (request) => {
      const water = await requireWater(request, request.params.id);
      return { marks: await writeMarks(db, water, { marks: request.body.marks, now: new Date() }) };
    },
  });

  done();
};
