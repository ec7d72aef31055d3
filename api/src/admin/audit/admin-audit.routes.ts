import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import type { AdminContext } from "../admin-context.ts";

/** What admins did. */
export const adminAuditRoutes: FastifyPluginCallbackZod<AdminContext> = (_app, _context, done) => {
  done();
};
