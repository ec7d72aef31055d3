import { countsSchema } from "@creel/domain/insights/counts";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import { requireSignIn, signedInUser } from "../../accounts/sessions/signed-in.ts";
import { answerUnchanged } from "../../accounts/sessions/unchanged-log.ts";
import type { InsightContext } from "../insight-context.ts";
import { countLog } from "./count-log.ts";

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
