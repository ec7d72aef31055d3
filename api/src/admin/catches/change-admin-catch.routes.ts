import { adminCatchAnswerSchema } from "@creel/domain/admin/admin-catches";
import multipart from "@fastify/multipart";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";

import { versionTag } from "../../base/if-match.ts";
import { ownCatches } from "../../catches/record/catches.repository.ts";
import { CATCH_BYTES, readCatchForm } from "../../catches/write/catch-form.ts";
import { changeRequestSchema, receiveChange } from "../../catches/write/receive-change.ts";
import type { CatchRow } from "../../database/schema.ts";
import { AppError } from "../../errors/errors.ts";
import { FORM_LIMITS } from "../../photos/upload-form.ts";
import { withSquares } from "../../places/fix-squares.ts";
import { actorOf, type AdminContext } from "../users/admin-access.ts";
import { findOwnerOf } from "./anyones-catches.repository.ts";
import { auditEdit } from "./audit-catches.ts";
import { withoutHidden } from "./hidden-changes.ts";
import { presentAdminCatch, viewerOf } from "./present-admin-catch.ts";

export const changeAdminCatchRoutes: FastifyPluginAsyncZod<AdminContext> = async (app, context) => {
  await app.register(multipart, { limits: FORM_LIMITS, throwFileSizeLimit: false });
  app.addHook("preValidation", readCatchForm(context));

  app.put("/:id", {
    bodyLimit: CATCH_BYTES,
    schema: {
      tags: ["Admin"],
      summary: "Change anybody's catch",
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
