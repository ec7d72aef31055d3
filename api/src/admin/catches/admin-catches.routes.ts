import {
  adminCatchAnswerSchema,
  adminCatchListQuerySchema,
  adminCatchListSchema,
  bulkDeletedSchema,
  bulkDeletionSchema,
} from "@creel/domain/admin/admin-catches";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";

import { signedInUser } from "../../auth/signed-in.ts";
import { findCatch } from "../../catches/catches.repository.ts";
import { versionTag } from "../../catches/if-match.ts";
import { catchParamsSchema } from "../../catches/receive-change.ts";
import { removeCatch } from "../../catches/write-catch.ts";
import type { UserRow } from "../../database/schema.ts";
import { AppError } from "../../errors.ts";
import { removePhotos } from "../../photos/photo-files.ts";
import { actorOf, type AdminContext } from "../admin-context.ts";
import { listCatchesOfAll } from "./admin-catch-list.repository.ts";
import { auditRemoval } from "./catch-deeds.ts";
import { changeAdminCatchRoutes } from "./change-admin-catch.routes.ts";
import { findOwnerOf } from "./everybodys-catches.repository.ts";
import { presentAdminCatch, presentAdminCatches } from "./present-admin-catch.ts";
import { removeCatches } from "./remove-catches.ts";

const tags = ["Admin"];

/** The catches of everybody: found, changed, deleted. */
export const adminCatchesRoutes: FastifyPluginAsyncZod<AdminContext> = async (app, context) => {
  const { sessions, photos } = context;
  const { db } = sessions;
  await app.register(changeAdminCatchRoutes, context);

  app.get("/", {
    schema: {
      tags,
      summary: "The catches of everybody that match, page by page",
      description:
        "total is exact where nothing narrows the list, or userId alone; else it is counted up to 10,000, " +
        "and hasMore says whether there are more.",
      querystring: adminCatchListQuerySchema,
      response: { 200: adminCatchListSchema },
    },
    handler: async (request) => {
      const { page, limit } = request.query;
      const { rows, total, hasMore } = await listCatchesOfAll(db, request.query);
      const catches = await presentAdminCatches(context, signedInUser(request), rows);
      return { catches, total, page, limit, hasMore };
    },
  });

  app.get("/:id", {
    schema: {
      tags,
      summary: "Anybody's catch",
      params: catchParamsSchema,
      response: { 200: adminCatchAnswerSchema },
    },
    handler: async (request, reply) => {
      const { id } = request.params;
      const owner = await ownerOf(id);
      const row = await findCatch(db, { userId: owner.id, id });
      if (!row) throw new AppError("not_found");
      reply.header("etag", versionTag(row.version));
      return { catch: await presentAdminCatch(context, signedInUser(request), { row, owner }) };
    },
  });

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
      const owner = await ownerOf(id);
      const parties = { actor: actorOf(request), owner };
      const files = await removeCatch(db, { userId: owner.id, id }, (transaction, removal) =>
        auditRemoval(transaction, parties, removal),
      );
      await removePhotos(photos.storage, files, request.log);
      return reply.code(204).send();
    },
  });

  /** @throws AppError not_found */
  async function ownerOf(catchId: string): Promise<UserRow> {
    const owner = await findOwnerOf(db, catchId);
    if (!owner) throw new AppError("not_found");
    return owner;
  }
};
