import { comparedHoursSchema } from "@creel/domain/insights/compared-hours";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import { requireSignIn, signedInUser } from "../../accounts/sessions/signed-in.ts";
import { answerUnchanged } from "../../accounts/sessions/unchanged-log.ts";
import type { ComparedHoursContext } from "../insight-context.ts";
import { readComparedHours } from "./read-compared-hours.ts";

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
