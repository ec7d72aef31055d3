import { gearAnswerSchema } from "@creel/domain/gear/gear";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import { requireSignIn, signedInUser } from "../accounts/sessions/signed-in.ts";
import { idParamsSchema } from "../base/id-params.ts";
import { versionTag } from "../base/if-match.ts";
import type { Database } from "../database/connect.ts";
import { withLockedLog } from "../database/lock-own.ts";
import type { RowKey } from "../database/owned-rows.ts";
import type { GearRow } from "../database/schema.ts";
import type { SinglePhoto } from "../database/tables/single-photo.ts";
import { AppError } from "../errors/errors.ts";
import { PHOTO_TYPES, photoOf, readPhotoBodies, renderFor } from "../photos/photo-body.ts";
import { removePhotos } from "../photos/photo-files.ts";
import { storeSinglePhoto, unusedFiles } from "../photos/single-photo.ts";
import type { Outcome } from "../photos/with-stored-photos.ts";
import type { GearContext } from "./gear-context.ts";
import { ownGear } from "./gear.repository.ts";
import { presentGear } from "./present-gear.ts";

const tags = ["Gear"];

/** A lure or a rod has at most one photo. */
export const gearPhotoRoutes: FastifyPluginCallbackZod<GearContext> = (app, context, done) => {
  app.addHook("onRequest", requireSignIn(context.sessions));
  readPhotoBodies(app);

  app.put("/:id/photo", {
    schema: {
      tags,
      summary: "Set the photo of a lure or rod",
      description: "The body is the file itself. It replaces the previous photo.",
      consumes: PHOTO_TYPES,
      params: idParamsSchema,
      response: { 200: gearAnswerSchema },
    },
    handler: async (request, reply) => {
      const key = { userId: signedInUser(request).id, id: request.params.id };
      if (!(await ownGear.find(context.sessions.db, key))) throw new AppError("not_found");
      const renditions = await renderFor(context, key.userId, reply)(photoOf(request.body));
      const row = await storeSinglePhoto(
        context.photos.storage,
        { ...key, renditions, log: request.log },
        (photo) => setGearPhoto(context.sessions.db, key, photo),
      );
      reply.header("etag", versionTag(row.version));
      return { gear: await presentGear(context, row) };
    },
  });

  app.delete("/:id/photo", {
    schema: {
      tags,
      summary: "Remove the photo of a lure or rod",
      params: idParamsSchema,
      response: { 200: gearAnswerSchema },
    },
    handler: async (request, reply) => {
      const key = { userId: signedInUser(request).id, id: request.params.id };
      const { result: row, unused } = await setGearPhoto(context.sessions.db, key, null);
      await removePhotos(context.photos.storage, unused, request.log);
      reply.header("etag", versionTag(row.version));
      return { gear: await presentGear(context, row) };
    },
  });

  done();
};

/**
 * Replaces the photo; `null` removes it.
 * @throws AppError not_found
 */
async function setGearPhoto(db: Database, key: RowKey, photo: SinglePhoto | null): Promise<Outcome<GearRow>> {
  return withLockedLog(db, key.userId, async (transaction) => {
    const stored = await ownGear.find(transaction, key);
    if (!stored) throw new AppError("not_found");
    if (photo === null && stored.photo === null) return { result: stored, unused: [] };
    const row = await ownGear.update(transaction, key, { photo: photo && JSON.stringify(photo) });
    return { result: row, unused: await unusedFiles(transaction, stored) };
  });
}
