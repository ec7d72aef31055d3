import { randomBytes } from "node:crypto";

import {
  adminUserAnswerSchema,
  adminUserListQuerySchema,
  adminUserListSchema,
  newAdminUserSchema,
  type NewAdminUser,
} from "@creel/domain/admin/admin-users";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";
import type { Transaction } from "kysely";

import { createUser } from "../../accounts/create-user.ts";
import { resetLinkFor } from "../../accounts/password/reset-password.ts";
import { takenError } from "../../accounts/users/taken-error.ts";
import { type AdminActor, audit } from "../../audit/audit.ts";
import type { Schema, UserRow } from "../../database/schema.ts";
import { AppError } from "../../errors/errors.ts";
import { type AdminContext, actorOf, asActiveAdmin } from "./admin-access.ts";
import { presentAdminUser, presentAdminUsers } from "./present-admin-user.ts";
import { revealAccount } from "./reveal-account.ts";
import { findUsers, listUsers } from "./user-list.repository.ts";
import { welcomeMail } from "./user-mails.ts";
import { userParamsSchema } from "./user-target.ts";

const tags = ["Admin"];

export const adminUsersRoutes: FastifyPluginCallbackZod<AdminContext> = (app, context, done) => {
  const { db } = context.sessions;
  app.get("/", {
    schema: {
      tags,
      summary: "Matching users, in pages",
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
      summary: "Create an account for someone",
      description: "Without a password, they get a link by mail to choose one.",
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

/**
 * Creates an account. Without a password, the user gets a mail with a link to choose one.
 * @throws AppError not_allowed, email_taken
 */
function createAccount(
  { sessions: { db }, mailer, linkTo }: Pick<AdminContext, "sessions" | "mailer" | "linkTo">,
  actor: AdminActor,
  { password, ...account }: NewAdminUser,
): Promise<UserRow> {
  return asActiveAdmin(db, actor, async (transaction) => {
    const user = await insert(transaction, { ...account, password: password ?? nobodysPassword() });
    const isLinkMailed = password === undefined;
    const changes = [{ field: "role", after: user.role }];
    await audit(transaction, actor, { action: "user.create", user, details: { changes, isLinkMailed } });
    if (!isLinkMailed) await revealAccount(transaction, actor, { user, kind: "created", reason: null });
    // The mail is queued last, so that no link is mailed if an earlier step fails.
    if (isLinkMailed) {
      const url = await resetLinkFor({ db: transaction, linkTo }, user);
      await mailer.send(welcomeMail(user, { url, requestUrl: linkTo("/forgot-password") }));
    }
    return user;
  });
}

async function insert(
  transaction: Transaction<Schema>,
  { role, ...registration }: NewAdminUser & { password: string },
): Promise<UserRow> {
  try {
    return await createUser(transaction, registration, { role });
  } catch (error) {
    const isTaken = error instanceof AppError && error.code === "email_taken";
    throw isTaken ? takenError("email") : error;
  }
}

const PASSWORD_BYTES = 32;

function nobodysPassword(): string {
  return randomBytes(PASSWORD_BYTES).toString("base64url");
}
