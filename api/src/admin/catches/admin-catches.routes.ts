import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import type { AdminContext } from "../admin-context.ts";

/** The catches of everybody: found, changed, deleted. */
export const adminCatchesRoutes: FastifyPluginCallbackZod<AdminContext> = (_app, _context, done) => {
  done();
};
