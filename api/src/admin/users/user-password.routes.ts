import { adminPasswordChangeSchema, adminUserAnswerSchema } from "@creel/domain/admin/admin-users";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import type { AdminContext } from "../admin-context.ts";
import { presentAdminUser } from "./present-admin-user.ts";
import { renewPassword } from "./renew-password.ts";
import { targetOf, userParamsSchema } from "./user-target.ts";

/** The way back in for who lost theirs, or the way out for who should not be in. */
export const userPasswordRoutes: FastifyPluginCallbackZod<AdminContext> = (app, context, done) => {
  app.put("/:id/password", {
    schema: {
      tags: ["Admin"],
      summary: "Give somebody else a new password, or have them choose one; all their sign-ins end",
      description: "Without a password they are mailed a link, unless they are suspended.",
      params: userParamsSchema,
      body: adminPasswordChangeSchema,
      response: { 200: adminUserAnswerSchema },
    },
    handler: async (request) => {
      const user = await renewPassword(context, { ...targetOf(request), log: request.log }, request.body);
      return { user: await presentAdminUser(context.sessions.db, user) };
    },
  });

  done();
};
