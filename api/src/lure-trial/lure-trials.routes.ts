import {
  lureTrialAnswerSchema,
  lureTrialsSchema,
  newLureTrialSchema,
} from "@creel/domain/lure-trial/lure-trial";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import type { SessionContext } from "../accounts/sessions/sessions.ts";
import { requireSignIn, signedInUser } from "../accounts/sessions/signed-in.ts";
import { ownTrials } from "./lure-trials.repository.ts";
import { presentTrial, presentTrials } from "./present-trials.ts";
import { startTrial } from "./start-trial.ts";

const tags = ["Lure trials"];

export const lureTrialsRoutes: FastifyPluginCallbackZod<{ sessions: SessionContext }> = (
  app,
  { sessions },
  done,
) => {
  const { db } = sessions;
  app.addHook("onRequest", requireSignIn(sessions));

  app.get("/", {
    schema: {
      tags,
      summary: "Lure trials with their half hours, latest first",
      description:
        "A half hour is a trip's gear event with `trial`: thirty minutes without breaks, and their bites.",
      response: { 200: lureTrialsSchema },
    },
    handler: async (request) => {
      const { id } = signedInUser(request);
      return { trials: await presentTrials(db, id, await ownTrials.list(db, id)) };
    },
  });

  app.post("/", {
    schema: {
      tags,
      summary: "Start a lure trial",
      description:
        "The order is drawn now and sealed: `commitment` is the SHA-256 of the `seed`. One can be open at a time, otherwise 409 " +
        "trial_open. The same id again gives 200 with the stored trial and changes nothing.",
      body: newLureTrialSchema,
      response: { 200: lureTrialAnswerSchema, 201: lureTrialAnswerSchema },
    },
    handler: async (request, reply) => {
      const { row, isNew } = await startTrial(db, signedInUser(request).id, request.body);
      reply.code(isNew ? 201 : 200);
      return { trial: await presentTrial(db, row) };
    },
  });

  done();
};
