import { auditListSchema, auditQuerySchema } from "@creel/domain/admin/audit";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import { signedInUser } from "../../accounts/sessions/signed-in.ts";
import type { AdminContext } from "../access/admin-context.ts";
import { listEntries } from "./audit-list.repository.ts";
import { presentEntry } from "./present-entry.ts";

export const adminAuditRoutes: FastifyPluginCallbackZod<AdminContext> = (app, { sessions }, done) => {
  app.get("/", {
    schema: {
      tags: ["Admin"],
      summary: "Who did what to whom, the newest first, page by page",
      querystring: auditQuerySchema,
      response: { 200: auditListSchema },
    },
    handler: async (request) => {
      const { query } = request;
      const { rows, total } = await listEntries(sessions.db, query, signedInUser(request).timeZone);
      return { entries: rows.map(presentEntry), total, page: query.page, limit: query.limit };
    },
  });

  done();
};
