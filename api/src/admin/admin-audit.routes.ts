import { auditListSchema, auditQuerySchema, type AuditEntry } from "@creel/domain/admin/audit";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import { signedInUser } from "../accounts/sessions/signed-in.ts";
import type { AuditEntryRow } from "../database/schema.ts";
import { listEntries } from "./audit-list.repository.ts";
import type { AdminContext } from "./users/admin-access.ts";

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

function presentEntry(row: AuditEntryRow): AuditEntry {
  return {
    id: row.id,
    at: row.at.toISOString(),
    admin: row.adminName === null ? null : { id: row.adminId, name: row.adminName },
    ip: row.ip,
    action: row.action,
    user: row.hasUser ? { id: row.userId, name: row.userName } : null,
    details: row.details,
  };
}
