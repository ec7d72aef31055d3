import {
  adminUserAnswerSchema,
  adminUserListQuerySchema,
  adminUserListSchema,
  newAdminUserSchema,
} from "@creel/domain/admin/admin-users";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import { AppError } from "../../errors/errors.ts";
import { type AdminContext, actorOf } from "./admin-access.ts";
import { createAccount } from "./create-account.ts";
import { presentAdminUser, presentAdminUsers } from "./present-admin-user.ts";
import { findUsers, listUsers } from "./user-list.repository.ts";
import { userParamsSchema } from "./user-target.ts";

const tags = ["Admin"];

export const adminUsersRoutes: FastifyPluginCallbackZod<AdminContext> = (app, context, done) => {
  const { db } = context.sessions;
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
      const [user] = await findUsers(db, [request.params.id]);
      if (!user) throw new AppError("not_found");
      return { user: await presentAdminUser(db, user) };
    },
  });

  done();
};
