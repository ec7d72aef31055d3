import { bulkDeletedSchema, bulkDeletionSchema } from "@creel/domain/admin/admin-catches";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import { catchParamsSchema } from "../../catches/write/receive-change.ts";
import { removeCatch } from "../../catches/write/remove-catch.ts";
import { AppError } from "../../errors/errors.ts";
import { removePhotos } from "../../photos/photo-files.ts";
import { actorOf, type AdminContext } from "../users/admin-access.ts";
import { findOwnerOf } from "./anyones-catches.repository.ts";
import { auditRemoval } from "./audit-catches.ts";
import { removeCatches } from "./remove-catches.ts";

const tags = ["Admin"];

/** Deletes first the rows, then the files. */
export const deleteAdminCatchesRoutes: FastifyPluginCallbackZod<AdminContext> = (app, context, done) => {
  const { sessions, photos } = context;
  const { db } = sessions;

  app.delete("/bulk", {
    schema: {
      tags,
      summary: "Delete up to 1,000 catches at once",
      description:
        "Ids that nobody's catch has are named in the answer; the others are deleted all the same.",
      body: bulkDeletionSchema,
      response: { 200: bulkDeletedSchema },
    },
    handler: async (request) => {
      const removed = await removeCatches(db, actorOf(request), request.body.catchIds);
      await removePhotos(photos.storage, removed.photos, request.log);
      return { deleted: removed.deleted, notFound: removed.notFound };
    },
  });

  app.delete("/:id", {
    schema: { tags, summary: "Delete anybody's catch", params: catchParamsSchema },
    handler: async (request, reply) => {
      const { id } = request.params;
      const owner = await findOwnerOf(db, id);
      if (!owner) throw new AppError("not_found");
      const parties = { actor: actorOf(request), owner };
      const files = await removeCatch(db, { userId: owner.id, id }, (transaction, removal) =>
        auditRemoval(transaction, parties, removal),
      );
      await removePhotos(photos.storage, files, request.log);
      return reply.code(204).send();
    },
  });

  done();
};
