import { comparedHoursSchema } from "@creel/domain/insights/compared-hours";
import { countsSchema } from "@creel/domain/insights/counts";
import { rateMapQuerySchema, rateMapSchema } from "@creel/domain/insights/rate-map";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import { requireSignIn, signedInUser } from "../../accounts/sessions/signed-in.ts";
import { answerUnchanged } from "../../accounts/sessions/unchanged-log.ts";
import type { InsightContext, ComparedHoursContext } from "../insight-context.ts";
import { countLog } from "./count-log.ts";
import { readComparedHours } from "./read-compared-hours.ts";
import { readRateMap } from "./read-rate-map.ts";

export const countsRoutes: FastifyPluginCallbackZod<InsightContext> = (app, { sessions }, done) => {
  app.addHook("onRequest", requireSignIn(sessions));

  app.get("/counts", {
    preHandler: answerUnchanged(sessions.db),
    schema: {
      tags: ["Insights"],
      summary: "Every catch and trip, as little of each as its counts need",
      description:
        "In columns, so that a client counts by any filter without a network. What is counted shows when somebody " +
        "went as much as when they bit.",
      response: { 200: countsSchema },
    },
    handler: async (request, reply) => {
      // Writing it by the schema takes six times as long, in which nobody else is answered.
      reply.serializer(JSON.stringify);
      return countLog(sessions.db, signedInUser(request));
    },
  });

  done();
};

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

/** What the days with a fish are compared with, which needs no hours of trips. */
export const comparedHoursRoutes: FastifyPluginCallbackZod<ComparedHoursContext> = (app, context, done) => {
  const { sessions } = context;
  app.addHook("onRequest", requireSignIn(sessions));

  app.get("/compared-hours", {
    preHandler: answerUnchanged(sessions.db, { onClock: true }),
    schema: {
      tags: ["Insights"],
      summary: "The weather of hours with a fish, and of the same hour of days around",
      description:
        "Of the latest 2,000 fish whose time is known, on a trip that ended or on none, each hour once. A month that " +
        "nobody has asked for yet is looked up by itself, and counts in `months_left` until it is there.",
      response: { 200: comparedHoursSchema },
    },
    handler: async (request) => readComparedHours(sessions.db, signedInUser(request).id, context),
  });

  done();
};
