import { outingsSchema } from "@creel/domain/insights/outings";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import { requireSignIn, signedInUser } from "../../accounts/sessions/signed-in.ts";
import { answerUnchanged } from "../../accounts/sessions/unchanged-log.ts";
import type { OutingContext } from "../insight-context.ts";
import { readOutings } from "./read-outings.ts";

/** What rates are computed of. */
export const outingsRoutes: FastifyPluginCallbackZod<OutingContext> = (
  app,
  { sessions, sky, months },
  done,
) => {
  app.addHook("onRequest", requireSignIn(sessions));

  app.get("/outings", {
    preHandler: answerUnchanged(sessions.db),
    schema: {
      tags: ["Insights"],
      summary: "What was fished by day and water, in segments with their conditions",
      description:
        "`outings` are of trips that rates may use: ended, the end said, all fish logged, at least a quarter of an " +
        "hour. `without_hours` are of the others, and of catches without a trip as they are proposed as trips; of " +
        "these, of three fish and more, sun and moon are known, and the weather where its month was looked up. Both are in the order in which they began.",
      response: { 200: outingsSchema },
    },
    handler: async (request, reply) => {
      // By the schema it takes six times as long: 0.2 s for 2,000 trips, in which nobody else is answered.
      reply.serializer(JSON.stringify);
      return readOutings(sessions.db, signedInUser(request), { sky, months });
    },
  });

  done();
};
