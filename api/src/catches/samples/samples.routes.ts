import { sampleLogSchema } from "@creel/domain/samples/sample-log";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import { requireSignIn, signedInUser } from "../../accounts/sessions/signed-in.ts";
import { languageOfRequest } from "../../language/request-language.ts";
import { removePhotos } from "../../photos/photo-files.ts";
import type { CatchContext } from "../record/catch-context.ts";
import { addSampleLog, removeSampleLog } from "./sample-log.ts";
import { findSampleLog } from "./samples.repository.ts";

const tags = ["Catches"];

/** Adds made-up catches to an empty logbook to try Creel with, and removes them again (docs/decisions/catches.md). */
export const samplesRoutes: FastifyPluginCallbackZod<CatchContext> = (app, { sessions, photos }, done) => {
  const { db } = sessions;
  app.addHook("onRequest", requireSignIn(sessions));

  app.get("/sample", {
    schema: { tags, summary: "Whether the log has sample catches", response: { 200: sampleLogSchema } },
    handler: (request) => findSampleLog(db, signedInUser(request).id),
  });

  app.post("/sample", {
    schema: {
      tags,
      summary: "Try a sample log",
      description:
        "Fills an empty log with made-up catches, marked is_sample. 200 if they are already there, " +
        "409 log_not_empty if the log has catches of its own.",
      response: { 200: sampleLogSchema, 201: sampleLogSchema },
    },
    handler: async (request, reply) => {
      const { isNew, ...log } = await addSampleLog(
        { db, storage: photos.storage, log: request.log },
        signedInUser(request),
        languageOfRequest(request).locale,
      );
      return reply.code(isNew ? 201 : 200).send(log);
    },
  });

  app.delete("/sample", {
    schema: {
      tags,
      summary: "Remove the sample log",
      description:
        "Deletes every sample catch and everything added to it, and nothing else. Repeating it changes nothing.",
      response: { 200: sampleLogSchema },
    },
    handler: async (request) => {
      const { left, unused } = await removeSampleLog(db, signedInUser(request).id);
      await removePhotos(photos.storage, unused, request.log);
      return left;
    },
  });

  done();
};
