import { adminStatsSchema } from "@creel/domain/admin/admin-stats";
import { auditListSchema, auditQuerySchema, type AuditEntry } from "@creel/domain/admin/audit";
import type { FastifyPluginAsyncZod, FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import { signedInUser } from "../accounts/sessions/signed-in.ts";
import type { AuditEntryRow } from "../database/schema.ts";
import { adminExportsRoutes } from "./admin-exports.routes.ts";
import { adminMessagesRoutes } from "./admin-messages.routes.ts";
import { listEntries } from "./audit-list.repository.ts";
import { adminCatchesRoutes } from "./catches/admin-catches.routes.ts";
import type { MachineContext } from "./machine/machine-context.ts";
import { machineRoutes } from "./machine/machine.routes.ts";
import { takeStats } from "./stats/take-stats.ts";
import { type AdminContext, requireAdmin } from "./users/admin-access.ts";
import { adminUsersRoutes } from "./users/admin-users.routes.ts";
import { changeUsersRoutes } from "./users/change-users.routes.ts";
import { userSettingsRoutes } from "./users/user-settings.routes.ts";

export const adminRoutes: FastifyPluginAsyncZod<AdminContext & MachineContext> = async (app, context) => {
  // Downloads are authorized by a link instead of a token, so these routes check access themselves.
  await app.register(adminExportsRoutes, { ...context, prefix: "" });
  await app.register(async (guarded) => {
    guarded.addHook("onRequest", requireAdmin(context.sessions));
    await guarded.register(adminStatsRoutes, { ...context, prefix: "/stats" });
    await guarded.register(machineRoutes, { ...context, prefix: "/machine" });
    await guarded.register(adminUsersRoutes, { ...context, prefix: "/users" });
    await guarded.register(changeUsersRoutes, { ...context, prefix: "/users" });
    await guarded.register(userSettingsRoutes, { ...context, prefix: "/users" });
    await guarded.register(adminCatchesRoutes, { ...context, prefix: "/catches" });
    await guarded.register(adminMessagesRoutes, { ...context, prefix: "/messages" });
    await guarded.register(adminAuditRoutes, { ...context, prefix: "/audit" });
  });
};

const adminAuditRoutes: FastifyPluginCallbackZod<AdminContext> = (app, { sessions }, done) => {
  app.get("/", {
    schema: {
      tags: ["Admin"],
      summary: "Admin actions, newest first, in pages",
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

const adminStatsRoutes: FastifyPluginCallbackZod<AdminContext> = (app, { sessions }, done) => {
  app.get("/", {
    schema: {
      tags: ["Admin"],
      summary: "Statistics of this site",
      description: "Exact at the time of the request. Days and months are in your time zone.",
      response: { 200: adminStatsSchema },
    },
    handler: async (request) => {
      const { timeZone } = signedInUser(request);
      return { stats: await takeStats(sessions.db, timeZone, new Date()) };
    },
  });

  done();
};
