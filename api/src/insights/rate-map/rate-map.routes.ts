import { rateMapQuerySchema, rateMapSchema } from "@creel/domain/insights/rate-map";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import { requireSignIn, signedInUser } from "../../accounts/sessions/signed-in.ts";
import { answerUnchanged } from "../../accounts/sessions/unchanged-log.ts";
import type { InsightContext } from "../insight-context.ts";
import { readRateMap } from "./read-rate-map.ts";

export const rateMapRoutes: FastifyPluginCallbackZod<InsightContext> = (app, { sessions }, done) => {
  app.addHook("onRequest", requireSignIn(sessions));

  app.get("/rate-map", {
    preHandler: answerUnchanged(sessions.db),
    schema: {
      tags: ["Insights"],
      summary: "Fish an hour in hexagons of the map, of the angler's own trips",
      description:
        "Cells of H3. Hours and fish are where the trip was or, after a move, where it moved to, so one point stands " +
        "for all that was fished around it. A cell under 5 outings or 10 hours has no rate.",
      querystring: rateMapQuerySchema,
      response: { 200: rateMapSchema },
    },
    handler: (request) => readRateMap(sessions.db, signedInUser(request), Number(request.query.resolution)),
  });

  done();
};
