import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import type { AdminContext } from "../admin-context.ts";

/** How this Creel is doing. */
export const adminStatsRoutes: FastifyPluginCallbackZod<AdminContext> = (_app, _context, done) => {
  done();
};
