import { lureTrialAnswerSchema } from "@creel/domain/lure-trial/lure-trial";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import type { SessionContext } from "../accounts/sessions/sessions.ts";
import { requireSignIn, signedInUser } from "../accounts/sessions/signed-in.ts";
import { idParamsSchema } from "../base/id-params.ts";
import { AppError } from "../errors/errors.ts";
import { ownTrials, setStopped } from "./lure-trials.repository.ts";
import { presentTrial } from "./present-trials.ts";

const tags = ["Lure trials"];

export const changeTrialRoutes: FastifyPluginCallbackZod<{ sessions: SessionContext }> = (
  app,
  { sessions },
  done,
) => {
  const { db } = sessions;
  app.addHook("onRequest", requireSignIn(sessions));

  app.post("/:id/stop", {
    schema: {
      tags,
      summary: "Stop a lure trial",
      description: "A stopped trial stays as it is.",
      params: idParamsSchema,
      response: { 200: lureTrialAnswerSchema },
    },
    handler: async (request) => {
      const row = await setStopped(db, { userId: signedInUser(request).id, id: request.params.id });
      if (!row) throw new AppError("not_found");
      return { trial: await presentTrial(db, row) };
    },
  });

  app.delete("/:id", {
    schema: {
      tags,
      summary: "Delete a lure trial",
      description: "Trips keep their lures.",
      params: idParamsSchema,
    },
    handler: async (request, reply) => {
      const isGone = await ownTrials.delete(db, { userId: signedInUser(request).id, id: request.params.id });
      if (!isGone) throw new AppError("not_found");
      return reply.code(204).send();
    },
  });

  done();
};
