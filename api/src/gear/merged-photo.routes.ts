import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import { requireSignIn, signedInUser } from "../accounts/sessions/signed-in.ts";
import { idParamsSchema } from "../base/id-params.ts";
import { PHOTO_TYPES, photoOf, readPhotoBodies, renderFor } from "../photos/photo-body.ts";
import type { GearContext } from "./gear-context.ts";
import { hasMergedPhoto, setMergedPhoto } from "./merged-photo.ts";
import { storeGearPhoto } from "./store-gear-photo.ts";

/** Used by imports of archives: merged gear has a photo until its merge can no longer be undone. */
export const mergedPhotoRoutes: FastifyPluginCallbackZod<GearContext> = (app, context, done) => {
  const { sessions } = context;
  app.addHook("onRequest", requireSignIn(sessions));
  readPhotoBodies(app);

  app.put("/:id/merge/photo", {
    schema: {
      tags: ["Gear"],
      summary: "Give a lure or a rod that was merged the photo that it had",
      description:
        "The file itself is the body. It is there again once the merge is undone. A photo that it has stays.",
      consumes: PHOTO_TYPES,
      params: idParamsSchema,
    },
    handler: async (request, reply) => {
      const key = { userId: signedInUser(request).id, id: request.params.id };
      if (!(await hasMergedPhoto(sessions.db, key, new Date()))) {
        const renditions = await renderFor(context, key.userId, reply)(photoOf(request.body));
        await storeGearPhoto(context, { ...key, renditions, log: request.log }, (photo) =>
          setMergedPhoto(sessions.db, key, { photo, now: new Date() }),
        );
      }
      return reply.code(204).send();
    },
  });

  done();
};
