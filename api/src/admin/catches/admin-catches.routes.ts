import {
  adminCatchAnswerSchema,
  adminCatchListQuerySchema,
  adminCatchListSchema,
  bulkDeletedSchema,
  bulkDeletionSchema,
} from "@creel/domain/admin/admin-catches";
import type { CatchChanges } from "@creel/domain/catches/new-catch";
import { DETAIL_NAMES, isPrivateDetail } from "@creel/domain/details/details";
import { seesExactly, type UserViewer } from "@creel/domain/places/visible-place";
import multipart from "@fastify/multipart";
import type { FastifyPluginAsyncZod, FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import { signedInUser } from "../../accounts/sessions/signed-in.ts";
import { type AdminActor, audit } from "../../audit/audit.ts";
import { versionTag } from "../../base/if-match.ts";
import { ownCatches } from "../../catches/record/catches.repository.ts";
import { presentWithoutLinks } from "../../catches/record/present-catch.ts";
import { hiddenConditions } from "../../catches/record/withheld.ts";
import { CATCH_BYTES, readCatchForm } from "../../catches/write/catch-form.ts";
import { catchParamsSchema, changeRequestSchema, receiveChange } from "../../catches/write/receive-change.ts";
import { removeCatch } from "../../catches/write/remove-catch.ts";
import type { Database } from "../../database/connect.ts";
import type { CatchRow } from "../../database/schema.ts";
import { AppError } from "../../errors/errors.ts";
import { removePhotos, type FileKey } from "../../photos/photo-files.ts";
import { deletePhotosOfCatches } from "../../photos/photos.repository.ts";
import { FORM_LIMITS } from "../../photos/upload-form.ts";
import { withSquares } from "../../places/fix-squares.ts";
import { NO_NAMES } from "../../places/water-names.repository.ts";
import { type AdminContext, actorOf, asActiveAdmin } from "../users/admin-access.ts";
import { listCatchesOfAll } from "./admin-catch-list.repository.ts";
import { findOwnerOf, deleteCatches, findOwners, lockCatches } from "./anyones-catches.repository.ts";
import { auditEdit, auditRemoval } from "./audit-catches.ts";
import { presentAdminCatch, presentAdminCatches, viewerOf } from "./present-admin-catch.ts";
import { refusePlaceFilters } from "./refuse-place-filters.ts";
import { revealCatchRoutes } from "./reveal-catch.routes.ts";

const tags = ["Admin"];

export const adminCatchesRoutes: FastifyPluginAsyncZod<AdminContext> = async (app, context) => {
  const { db } = context.sessions;
  await app.register(changeAdminCatchRoutes, { ...context, prefix: "" });
  await app.register(deleteAdminCatchesRoutes, { ...context, prefix: "" });
  await app.register(revealCatchRoutes, { ...context, prefix: "" });

  app.get("/", {
    schema: {
      tags,
      summary: "Everyone's matching catches, in pages",
      description:
        "total is exact without filters, or with userId alone; otherwise it counts up to 10,000, and " +
        "hasMore says whether there are more.",
      querystring: adminCatchListQuerySchema,
      response: { 200: adminCatchListSchema },
    },
    preValidation: refusePlaceFilters,
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
      summary: "Any user's catch",
      params: catchParamsSchema,
      response: { 200: adminCatchAnswerSchema },
    },
    handler: async (request, reply) => {
      const { id } = request.params;
      const owner = await findOwnerOf(db, id);
      const row = owner && (await ownCatches.find(db, { userId: owner.id, id }));
      if (!row) throw new AppError("not_found");
      reply.header("etag", versionTag(row.version));
      return { catch: await presentAdminCatch(context, signedInUser(request), { row, owner }) };
    },
  });
};

const changeAdminCatchRoutes: FastifyPluginAsyncZod<AdminContext> = async (app, context) => {
  await app.register(multipart, { limits: FORM_LIMITS, throwFileSizeLimit: false });
  app.addHook("preValidation", readCatchForm(context));

  app.put("/:id", {
    bodyLimit: CATCH_BYTES,
    schema: {
      tags: ["Admin"],
      summary: "Change any user's catch",
      ...changeRequestSchema,
      response: { 200: adminCatchAnswerSchema },
    },
    handler: async (request, reply) => {
      const actor = actorOf(request);
      const { admin } = actor;
      const { id } = request.params;
      const { db } = context.sessions;
      const owner = await findOwnerOf(db, id);
      const found = owner && (await ownCatches.find(db, { userId: owner.id, id }));
      const [stored] = found ? await withSquares(db, [found]) : [];
      if (!owner || !stored) throw new AppError("not_found");
      const changes = withoutHidden(await viewerOf(db, admin), stored, request.body);
      const present = (row: CatchRow) => presentAdminCatch(context, admin, { row, owner });
      const row = await receiveChange(context, request, {
        key: { userId: owner.id, id },
        changes,
        present,
        onChange: (transaction, difference) => auditEdit(transaction, { actor, owner }, difference),
      });
      reply.header("etag", versionTag(row.version));
      return { catch: await present(row) };
    },
  });
};

const HIDDEN = [
  "date",
  "time_zone",
  "latitude",
  "longitude",
  "position_accuracy",
  "trip_id",
  ...DETAIL_NAMES.filter(isPrivateDetail),
] as const;
/** The answer has different field names for these. */
const PLACES = ["water_id", "spot_id"] as const;

/**
 * Removes fields from a change that come back as shown, because they stand for values that the admin could not see.
 * @throws AppError not_revealed if it changes another hidden field, because the result would reveal the value
 */
function withoutHidden(viewer: UserViewer, row: CatchRow, sent: CatchChanges): CatchChanges {
  const { custom, ...others } = sent;
  // Custom fields belong to their angler alone.
  const changes = viewer.id === row.userId ? { ...others, custom } : others;
  if (seesExactly(viewer, row)) return changes;
  const shown = presentWithoutLinks(row, viewer, NO_NAMES);
  const names = [...HIDDEN, ...hiddenConditions(row)];
  const isRefused =
    names.some((name) => changes[name] !== undefined && changes[name] !== shown[name]) ||
    PLACES.some((name) => (changes[name] ?? null) !== null);
  if (isRefused) throw new AppError("not_revealed");
  const left = Object.fromEntries([...names, ...PLACES].map((name) => [name, undefined]));
  return { ...changes, ...left };
}

/** Deletes the rows first, then the files. */
const deleteAdminCatchesRoutes: FastifyPluginCallbackZod<AdminContext> = (app, context, done) => {
  const { sessions, photos } = context;
  const { db } = sessions;

  app.delete("/bulk", {
    schema: {
      tags,
      summary: "Delete up to 1,000 catches at once",
      description: "The answer lists ids without a catch; the others are deleted anyway.",
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
    schema: { tags, summary: "Delete any user's catch", params: catchParamsSchema },
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

interface Removed {
  deleted: number;
  /** The ids without a catch, each once. */
  notFound: string[];
  photos: FileKey[];
}

/** Deletes catches with their photos in one transaction, with one audit entry per owner. */
async function removeCatches(db: Database, actor: AdminActor, sent: readonly string[]): Promise<Removed> {
  const ids = [...new Set(sent.map((id) => id.toLowerCase()))];
  return asActiveAdmin(db, actor, async (transaction) => {
    const catches = await lockCatches(transaction, ids);
    const owners = await findOwners(transaction, catches);
    const photos: FileKey[] = [];
    // One owner at a time, so that a distributed database only asks one node.
    for (const owner of owners.values()) {
      const theirs = catches.filter(({ userId }) => userId === owner.id);
      const removed = await deletePhotosOfCatches(transaction, owner.id, theirs);
      await deleteCatches(transaction, owner.id, theirs);
      photos.push(...removed);
      const details = { catches: theirs.length, photos: removed.length };
      await audit(transaction, actor, { action: "catch.bulk_delete", user: owner, details });
    }
    const found = new Set(catches.map(({ id }) => id));
    return { deleted: found.size, notFound: ids.filter((id) => !found.has(id)), photos };
  });
}
