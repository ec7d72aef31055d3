import {
  adminUserAnswerSchema,
  adminUserChangesSchema,
  adminUserListQuerySchema,
  adminUserListSchema,
  newAdminUserSchema,
} from "@creel/domain/admin/admin-users";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";

import { AppError } from "../../errors.ts";
import { type AdminContext, actorOf } from "../admin-context.ts";
import { createAccount } from "./create-account.ts";
import { deleteAccountOf } from "./delete-user.ts";
import { editUser } from "./edit-user.ts";
import { presentAdminUser, presentAdminUsers } from "./present-admin-user.ts";
import { findUser, listUsers } from "./user-list.repository.ts";
import { userPasswordRoutes } from "./user-password.routes.ts";
import { userSettingsRoutes } from "./user-settings.routes.ts";
import { targetOf, userParamsSchema } from "./user-target.ts";

const tags = ["Admin"];

/** Accounts: found, made, changed, suspended, deleted. */
export const adminUsersRoutes: FastifyPluginAsyncZod<AdminContext> = async (app, context) => {
  const { db } = context.sessions;
  await app.register(userSettingsRoutes, context);
  await app.register(userPasswordRoutes, context);

  app.get("/", {
    schema: {
      tags,
      summary: "The users that match, page by page",
      querystring: adminUserListQuerySchema,
      response: { 200: adminUserListSchema },
    },
    handler: async ({ query }) => {
      const { rows, total } = await listUsers(db, query);
      return { users: await presentAdminUsers(db, rows), total, page: query.page, limit: query.limit };
    },
  });

  app.post("/", {
    schema: {
      tags,
      summary: "Make an account for somebody",
      description: "Without a password they are mailed a link to choose one.",
      body: newAdminUserSchema,
      response: { 201: adminUserAnswerSchema },
    },
    handler: async (request, reply) => {
      const user = await createAccount(context, actorOf(request), request.body);
      return reply.code(201).send({ user: await presentAdminUser(db, user) });
    },
  });

  app.get("/:id", {
    schema: { tags, summary: "One user", params: userParamsSchema, response: { 200: adminUserAnswerSchema } },
    handler: async (request) => {
      const user = await findUser(db, request.params.id);
      if (!user) throw new AppError("not_found");
      return { user: await presentAdminUser(db, user) };
    },
  });

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
};
