import { catchAnswerSchema } from "@creel/domain/catches/catch";
import { fieldError } from "@creel/domain/errors/field-error";
import { photoOrderSchema } from "@creel/domain/photos/photo";
import { takenAtSchema } from "@creel/domain/photos/taken-at";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";

import { requireSignIn, signedInUser } from "../../accounts/sessions/signed-in.ts";
import { makeFairQueue } from "../../base/fair-queue.ts";
import { versionTag } from "../../base/if-match.ts";
import type { Database } from "../../database/connect.ts";
import type { RowKey } from "../../database/owned-rows.ts";
import type { CatchRow } from "../../database/schema.ts";
import { AppError } from "../../errors/errors.ts";
import { findPhotos } from "../../photos/find-photos.repository.ts";
import { PHOTO_TYPES, photoOf, readPhotoBodies, renderFor } from "../../photos/photo-body.ts";
import type { Renditions } from "../../photos/renditions.ts";
import type { CatchContext } from "../record/catch-context.ts";
import { ownCatches } from "../record/catches.repository.ts";
import { presentCatch } from "../record/present-catch.ts";
import { withReceivedPhotos } from "./catch-form.ts";
import { changeCatch } from "./change-catch.ts";

const paramsSchema = z.object({
  id: z.uuid(fieldError({ code: "not_uuid", field: "id" })),
  photoId: z.pipe(
    z.uuid(fieldError({ code: "not_uuid", field: "id" })),
    z.transform((id) => id.toLowerCase()),
  ),
});

/** A photo that is sent again while it is being rendered waits, and is not rendered twice. */
const inTurn = makeFairQueue({ concurrency: Infinity, perOwner: 1, maxWaiting: 40 });

/** Uploads one photo per request. A request can be repeated, and a device's queue sends photos one by one. */
export const addPhotoRoutes: FastifyPluginCallbackZod<CatchContext> = (app, context, done) => {
  const { sessions, photos } = context;
  const { db } = sessions;
  app.addHook("onRequest", requireSignIn(sessions));
  readPhotoBodies(app);

  app.put("/:id/photos/:photoId", {
    schema: {
      tags: ["Catches"],
      summary: "Add a photo to a catch",
      description:
        "The body is the file itself. The client makes the id: sending it again gives 200 and changes nothing.",
      consumes: PHOTO_TYPES,
      params: paramsSchema,
      querystring: z.object({
        /** The wanted order of the catch's photos. Unlisted photos and photos that are not uploaded yet come last. */
        photoOrder: photoOrderSchema,
        /** The time on the camera's clock. Only the log doctor and the archive use it. */
        takenAt: z.optional(takenAtSchema),
      }),
      response: { 200: catchAnswerSchema, 201: catchAnswerSchema },
    },
    handler: async (request, reply) => {
      const user = signedInUser(request);
      const { id, photoId } = request.params;
      const key = { userId: user.id, id };
      const { row, isAdded } = await inTurn(`${user.id} ${photoId}`, async () => {
        const stored = await ownCatches.find(db, key);
        if (!stored) throw new AppError("not_found");
        if (await hasPhoto(db, key, photoId)) return { row: stored, isAdded: false };
        return addPhoto(context, request, {
          key,
          photoId,
          renditions: [await renderFor(context, user.id, reply)(photoOf(request.body))],
          order: request.query.photoOrder ?? [],
          takenAt: request.query.takenAt,
        });
      });
      reply.header("etag", versionTag(row.version)).code(isAdded ? 201 : 200);
      return { catch: await presentCatch({ db, photos }, user, row) };
    },
  });

  done();
};

async function hasPhoto(db: Database, key: RowKey, photoId: string): Promise<boolean> {
  const photosOf = await findPhotos(db, [key]);
  return photosOf.get(key.id)?.some((photo) => photo.id === photoId) ?? false;
}

interface AddedPhoto {
  key: RowKey;
  photoId: string;
  renditions: Renditions[];
  order: readonly string[];
  takenAt: string | undefined;
}

/**
 * Adds the photo. `isAdded` is false if another process was faster.
 * @throws AppError not_found, invalid_input, id_taken, unavailable
 */
function addPhoto(
  context: CatchContext,
  { log }: Pick<FastifyRequest, "log">,
  { key, photoId, renditions, order, takenAt }: AddedPhoto,
): Promise<{ row: CatchRow; isAdded: boolean }> {
  const upload = { userId: key.userId, renditions, ids: [photoId], takenAt, log };
  return withReceivedPhotos(context, upload, async (added) => {
    const photos = { added, order, removed: [] };
    const changed = await changeCatch(context.sessions.db, key, {
      changes: {},
      photos,
      expectedVersion: null,
    });
    // There can be no conflict without an expected version.
    if (!("row" in changed)) throw new AppError("stale_version");
    const { row, unused } = changed;
    return { result: { row, isAdded: unused.length === 0 }, unused };
  });
}
