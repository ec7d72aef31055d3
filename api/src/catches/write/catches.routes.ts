import { catchAnswerSchema } from "@creel/domain/catches/catch";
import { newCatchSchema } from "@creel/domain/catches/new-catch";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import { requireSignIn, signedInUser } from "../../accounts/sessions/signed-in.ts";
import { versionTag } from "../../base/if-match.ts";
import { AppError } from "../../errors/errors.ts";
import { removePhotos } from "../../photos/photo-files.ts";
import type { CatchContext } from "../record/catch-context.ts";
import { ownCatches } from "../record/catches.repository.ts";
import { presentCatch, presentWithoutPhotos } from "../record/present-catch.ts";
import { CATCH_BYTES, readCatchForm, receivedPhotos, withReceivedPhotos } from "./catch-form.ts";
import { logCatch } from "./log-catch.ts";
import { catchParamsSchema } from "./receive-change.ts";
import { removeCatch } from "./remove-catch.ts";

const tags = ["Catches"];

export const catchesRoutes: FastifyPluginCallbackZod<CatchContext> = (app, context, done) => {
  const { sessions, photos } = context;
  const { db } = sessions;
  app.addHook("onRequest", requireSignIn(sessions));
  app.addHook("preValidation", readCatchForm(context));

  app.post("/", {
    bodyLimit: CATCH_BYTES,
    schema: {
      tags,
      summary: "Log a catch",
      description:
        "JSON, or multipart/form-data with up to ten parts named photo. " +
        "The same id again, from the same user, gives 200 with the stored catch and changes nothing. " +
        "A catch without conditions gets those of its place and hour later, unless fill_conditions is false.",
      consumes: ["application/json", "multipart/form-data"],
      body: newCatchSchema,
      response: { 200: catchAnswerSchema, 201: catchAnswerSchema },
    },
    handler: async (request, reply) => {
      const user = signedInUser(request);
      const renditions = receivedPhotos(request);
      const upload = { userId: user.id, renditions, ids: request.body.photoIds, log: request.log };
      const { row, isNew, hasPhotos } = await withReceivedPhotos(context, upload, async (received) => {
        const result = await logCatch(db, user, { sent: request.body, photos: received });
        return { result, unused: result.isNew ? [] : received };
      });
      reply.header("etag", versionTag(row.version));
      const answer = hasPhotos
        ? await presentCatch({ db, photos }, user, row)
        : await presentWithoutPhotos(db, user, row);
      return reply.code(isNew ? 201 : 200).send({ catch: answer });
    },
  });

  app.get("/:id", {
    schema: { tags, summary: "One catch", params: catchParamsSchema, response: { 200: catchAnswerSchema } },
    handler: async (request, reply) => {
      const user = signedInUser(request);
      const row = await ownCatches.find(db, { userId: user.id, id: request.params.id });
      if (!row) throw new AppError("not_found");
      reply.header("etag", versionTag(row.version));
      return { catch: await presentCatch({ db, photos }, user, row) };
    },
  });

  app.delete("/:id", {
    schema: { tags, summary: "Delete a catch", params: catchParamsSchema },
    handler: async (request, reply) => {
      const files = await removeCatch(db, { userId: signedInUser(request).id, id: request.params.id });
      await removePhotos(photos.storage, files, request.log);
      return reply.code(204).send();
    },
  });

  done();
};
