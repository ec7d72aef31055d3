import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import type { AdminContext } from "../admin-context.ts";

/** Accounts: found, made, changed, suspended, deleted. */
export const adminUsersRoutes: FastifyPluginCallbackZod<AdminContext> = (_app, _context, done) => {
  done();
};
