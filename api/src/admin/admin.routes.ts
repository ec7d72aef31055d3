import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";

import { adminAuditRoutes } from "./admin-audit.routes.ts";
import { adminExportsRoutes } from "./admin-exports.routes.ts";
import { adminMessagesRoutes } from "./admin-messages.routes.ts";
import { adminCatchesRoutes } from "./catches/admin-catches.routes.ts";
import { adminStatsRoutes } from "./stats/admin-stats.routes.ts";
import { type AdminContext, requireAdmin } from "./users/admin-access.ts";
import { adminUsersRoutes } from "./users/admin-users.routes.ts";
import { changeUsersRoutes } from "./users/change-users.routes.ts";
import { userSettingsRoutes } from "./users/user-settings.routes.ts";

export const adminRoutes: FastifyPluginAsyncZod<AdminContext> = async (app, context) => {
  // Downloads are authorized by a link instead of a token, so these routes check access themselves.
  await app.register(adminExportsRoutes, { ...context, prefix: "" });
  await app.register(async (guarded) => {
    guarded.addHook("onRequest", requireAdmin(context.sessions));
    await guarded.register(adminStatsRoutes, { ...context, prefix: "/stats" });
    await guarded.register(adminUsersRoutes, { ...context, prefix: "/users" });
    await guarded.register(changeUsersRoutes, { ...context, prefix: "/users" });
    await guarded.register(userSettingsRoutes, { ...context, prefix: "/users" });
    await guarded.register(adminCatchesRoutes, { ...context, prefix: "/catches" });
    await guarded.register(adminMessagesRoutes, { ...context, prefix: "/messages" });
    await guarded.register(adminAuditRoutes, { ...context, prefix: "/audit" });
  });
};
