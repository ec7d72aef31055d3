import {
  adminPasswordChangeSchema,
  adminUserAnswerSchema,
  adminUserChangesSchema,
} from "@creel/domain/admin/admin-users";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import type { AdminContext } from "./admin-access.ts";
import { deleteAccountOf, editUser } from "./edit-user.ts";
import { presentAdminUser } from "./present-admin-user.ts";
import { renewPassword } from "./renew-password.ts";
import { targetOf, userParamsSchema } from "./user-target.ts";

const tags = ["Admin"];

export const changeUsersRoutes: FastifyPluginCallbackZod<AdminContext> = (app, context, done) => {
  const { db } = context.sessions;

  app.put("/:id", {
    schema: {
      tags,
      summary: "Change names and email of somebody else; what is absent stays",
      description: "A new email holds at once. The former address is told, and links mailed to it are void.",
      params: userParamsSchema,
      body: adminUserChangesSchema,
      response: { 200: adminUserAnswerSchema },
    },
    handler: async (request) => {
      const user = await editUser(context, { ...targetOf(request), log: request.log }, request.body);
      return { user: await presentAdminUser(db, user) };
    },
  });

  app.delete("/:id", {
    schema: {
      tags,
      summary: "Delete somebody else's account and all that is in it, for good",
      params: userParamsSchema,
    },
    handler: async (request, reply) => {
      await deleteAccountOf(context, { ...targetOf(request), log: request.log });
      return reply.code(204).send();
    },
  });
  app.put("/:id/password", {
    schema: {
      tags,
      summary: "Give somebody else a new password, or have them choose one; all their sign-ins end",
      description: "Without a password they are mailed a link, unless they are suspended.",
      params: userParamsSchema,
      body: adminPasswordChangeSchema,
      response: { 200: adminUserAnswerSchema },
    },
    handler: async (request) => {
      const user = await renewPassword(context, { ...targetOf(request), log: request.log }, request.body);
      return { user: await presentAdminUser(db, user) };
    },
  });

  done();
};
