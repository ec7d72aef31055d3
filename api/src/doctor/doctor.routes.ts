import { dismissalsSchema, doctorSchema, findingKeySchema, partsOfKey } from "@creel/domain/doctor/finding";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";

import { requireSignIn, signedInUser } from "../accounts/sessions/signed-in.ts";
import { answerUnchanged } from "../accounts/sessions/unchanged-log.ts";
import { AppError } from "../errors/errors.ts";
import { deleteDismissal, insertDismissal } from "./dismissals.repository.ts";
import type { DoctorContext } from "./doctor-context.ts";
import { countOwn } from "./doctor-log.repository.ts";
import { examineLog } from "./examine-log.ts";
import { listDismissals } from "./list-dismissals.ts";

const tags = ["Doctor"];
const params = z.object({ key: findingKeySchema });

/** Serves the findings about a log and their dismissals. */
export const doctorRoutes: FastifyPluginCallbackZod<DoctorContext> = (app, context, done) => {
  const { sessions } = context;
  const { db } = sessions;
  app.addHook("onRequest", requireSignIn(sessions));

  app.get("/", {
    preHandler: answerUnchanged(db, { onClock: true }),
    schema: {
      tags,
      summary: "Check your log for errors",
      description:
        "Figures beyond any record, places off the water, impossible times, duplicate fish and trips without " +
        "an end, each with a likely fix. Changes nothing. Leaves out findings you marked as correct.",
      response: { 200: doctorSchema },
    },
    handler: (request) => examineLog(context, signedInUser(request)),
  });

  app.get("/dismissals", {
    schema: {
      tags,
      summary: "Findings you marked as correct",
      description: "With their catches and trips, newest first.",
      response: { 200: dismissalsSchema },
    },
    handler: (request) => listDismissals(db, context.subjects, signedInUser(request)),
  });

  app.put("/dismissals/:key", {
    schema: {
      tags,
      summary: "Mark a finding as correct",
      description: "Permanent, by the finding's `key`. Repeating it changes nothing.",
      params,
    },
    handler: async (request, reply) => {
      const { id: userId } = signedInUser(request);
      const { key } = request.params;
      const { ids } = partsOfKey(key);
      if ((await countOwn(db, userId, ids)) !== ids.length) throw new AppError("not_found");
      await insertDismissal(db, { userId, key });
      return reply.code(204).send();
    },
  });

  app.delete("/dismissals/:key", {
    schema: {
      tags,
      summary: "Unmark a finding",
      params,
    },
    handler: async (request, reply) => {
      await deleteDismissal(db, { userId: signedInUser(request).id, key: request.params.key });
      return reply.code(204).send();
    },
  });

  done();
};
