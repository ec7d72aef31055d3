import {
  adminCatchAnswerSchema,
  adminCatchListQuerySchema,
  adminCatchListSchema,
} from "@creel/domain/admin/admin-catches";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";

import { signedInUser } from "../../accounts/sessions/signed-in.ts";
import { versionTag } from "../../base/if-match.ts";
import { ownCatches } from "../../catches/record/catches.repository.ts";
import { catchParamsSchema } from "../../catches/write/receive-change.ts";
import { AppError } from "../../errors/errors.ts";
import type { AdminContext } from "../users/admin-access.ts";
import { listCatchesOfAll } from "./admin-catch-list.repository.ts";
import { findOwnerOf } from "./anyones-catches.repository.ts";
import { changeAdminCatchRoutes } from "./change-admin-catch.routes.ts";
import { deleteAdminCatchesRoutes } from "./delete-admin-catches.routes.ts";
import { presentAdminCatch, presentAdminCatches } from "./present-admin-catch.ts";
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
      summary: "The catches of everybody that match, page by page",
      description:
        "total is exact where nothing narrows the list, or userId alone; else it is counted up to 10,000, " +
        "and hasMore says whether there are more.",
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
      summary: "Anybody's catch",
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
