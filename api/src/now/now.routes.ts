import { nowQuerySchema, nowSchema } from "@creel/domain/now/now";
import { tappedSchema, tapSchema } from "@creel/domain/now/tap";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import { requireSignIn, signedInUser } from "../accounts/sessions/signed-in.ts";
import { answerIn, languageOfRequest } from "../language/request-language.ts";
import { logTap } from "./log-tap.ts";
import type { NowContext } from "./now-context.ts";
import { readNow } from "./read-now.ts";
import { openScoreEvidence } from "./score-evidence.ts";

const tags = ["Now"];

/** Serves sensors, dashboards and buttons, in flat JSON. */
export const nowRoutes: FastifyPluginCallbackZod<NowContext> = (app, context, done) => {
  const { sessions, sky, weather } = context;
  const { db } = sessions;
  const reading = { ...context, evidenceOf: openScoreEvidence(db, { sky, months: weather }) };
  app.addHook("onRequest", requireSignIn(sessions));

  app.get("/now", {
    schema: {
      tags,
      summary: "The score or why there is none, the next tide, the river, today's fish and the last trip",
      description:
        "About one of your waters, else the running trip, else the home water. The score is null until the log has " +
        "enough trips with a score to tell whether it helps, and while the log speaks against it. A token without " +
        "read:places gets what holds for the middle of a square, and no name of a water.",
      querystring: nowQuerySchema,
      response: { 200: nowSchema },
    },
    handler: async (request, reply) => {
      const language = languageOfRequest(request);
      answerIn(language, reply);
      const { water } = request.query;
      return readNow(reading, { angler: signedInUser(request), language, water, now: new Date() });
    },
  });

  app.post("/tap", {
    schema: {
      tags,
      summary: "Log one fish, now",
      description:
        "On the running trip, else at the home water; without either: 409 no_place. Without a species, it is that of " +
        "your latest catch. The same id again gives 200 with the stored catch and changes nothing.",
      body: tapSchema,
      response: { 200: tappedSchema, 201: tappedSchema },
    },
    handler: async (request, reply) => {
      const tap = { tap: request.body, now: new Date() };
      const { tapped, isNew } = await logTap(db, signedInUser(request), tap);
      return reply.code(isNew ? 201 : 200).send(tapped);
    },
  });

  done();
};
