import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import type { AdminContext } from "../admin-context.ts";

/** What people wrote by the contact form. */
export const adminMessagesRoutes: FastifyPluginCallbackZod<AdminContext> = (_app, _context, done) => {
  done();
};
