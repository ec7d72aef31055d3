import { catchAnswerSchema } from "@creel/domain/catches/catch";
import { catchChangesSchema } from "@creel/domain/catches/new-catch";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";

import { requireSignIn, signedInUser } from "../auth/signed-in.ts";
import { AppError } from "../errors.ts";
import type { CatchContext } from "./catch-context.ts";
import { readCatchForm } from "./catch-form.ts";
import { CATCH_BYTES, catchParamsSchema } from "./catches.routes.ts";
import { expectedVersion, versionTag } from "./if-match.ts";
import { presentCatch } from "./present-catch.ts";
import { withReceivedPhotos } from "./received-photos.ts";
import { changeCatch } from "./write-catch.ts";

const headersSchema = z.object({
  /** The version the change was made from, in quotes. */
  "if-match": z.optional(z.string()),
});

const CHANGE_RULES =
  'A field that is absent keeps its value, null clears it. With If-Match: "<version>", a catch that was ' +
  "changed since is answered 412 with the stored catch; that conditions were filled in is no such change, " +
  "and null does not clear what was filled in since. New photos come as in POST.";

export const changeCatchRoutes: FastifyPluginCallbackZod<CatchContext> = (app, context, done) => {
  const { sessions, photos } = context;
  const { db } = sessions;
  app.addHook("onRequest", requireSignIn(sessions));
  app.addHook("preValidation", readCatchForm);

  app.put("/:id", {
    bodyLimit: CATCH_BYTES,
    schema: {
      tags: ["Catches"],
      summary: "Change a catch",
      description: CHANGE_RULES,
      consumes: ["application/json", "multipart/form-data"],
      params: catchParamsSchema,
      headers: headersSchema,
      body: catchChangesSchema,
      response: { 200: catchAnswerSchema },
    },
    handler: async (request, reply) => {
      const user = signedInUser(request);
      const { photoIds, photoOrder = [], removedPhotoIds = [], ...changes } = request.body;
      const version = expectedVersion(request.headers["if-match"]);
      const key = { userId: user.id, id: request.params.id };
      const upload = { userId: user.id, ids: photoIds };
      const row = await withReceivedPhotos(context, { request, upload }, async (added) => {
        const photoChanges = { added, order: photoOrder, removed: removedPhotoIds };
        const changed = await changeCatch(db, key, {
          changes,
          photos: photoChanges,
          expectedVersion: version,
        });
        if ("row" in changed) return { result: changed.row, unused: changed.unused };
        const stored = await presentCatch({ db, photos }, user, changed.stored);
        throw new AppError("stale_version", { extra: { catch: stored } });
      });
      reply.header("etag", versionTag(row.version));
      return { catch: await presentCatch({ db, photos }, user, row) };
    },
  });

  done();
};
