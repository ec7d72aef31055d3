import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import { requireSignIn, signedInUser } from "../accounts/sessions/signed-in.ts";
import { idParamsSchema } from "../base/id-params.ts";
import { PHOTO_TYPES, photoOf, readPhotoBodies, renderFor } from "../photos/photo-body.ts";
import { storeSinglePhoto } from "../photos/single-photo.ts";
import type { GearContext } from "./gear-context.ts";
import { hasMergedPhoto, setMergedPhoto } from "./merged-photo.ts";

/** Used by imports of archives: merged gear has a photo until its merge can no longer be undone. */
export const mergedPhotoRoutes: FastifyPluginCallbackZod<GearContext> = (app, context, done) => {
  const { sessions } = context;
  app.addHook("onRequest", requireSignIn(sessions));
  readPhotoBodies(app);

  app.put("/:id/merge/photo", {
    schema: {
      tags: ["Gear"],
      summary: "Restore the photo of a merged lure or rod",
      description: "The body is the file itself. It shows once the merge is undone. An existing photo stays.",
      consumes: PHOTO_TYPES,
      params: idParamsSchema,
    },
    handler: async (request, reply) => {
      const key = { userId: signedInUser(request).id, id: request.params.id };
      if (!(await hasMergedPhoto(sessions.db, key, new Date()))) {
        const renditions = await renderFor(context, key.userId, reply)(photoOf(request.body));
        await storeSinglePhoto(context.photos.storage, { ...key, renditions, log: request.log }, (photo) =>
          setMergedPhoto(sessions.db, key, { photo, now: new Date() }),
        );
      }
      return reply.code(204).send();
    },
  });

  done();
};
