import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import type { AdminContext } from "../admin-context.ts";

/** Users, catches and the audit as CSV. */
export const adminExportsRoutes: FastifyPluginCallbackZod<AdminContext> = (_app, _context, done) => {
  done();
};
