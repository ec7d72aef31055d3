import { fullName } from "@creel/domain/accounts/user";
import {
  adminMessageAnswerSchema,
  adminMessageListQuerySchema,
  adminMessageListSchema,
  messageStatusChangeSchema,
  type ContactStatus,
  type AdminMessage,
} from "@creel/domain/admin/admin-messages";
import { fieldError } from "@creel/domain/errors/field-error";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";

import { getUser } from "../accounts/users/users.repository.ts";
import { type AdminActor, audit } from "../audit/audit.ts";
import type { Database } from "../database/connect.ts";
import type { ContactMessageRow, UserRow } from "../database/schema.ts";
import { AppError } from "../errors/errors.ts";
import { listMessages, lockMessage, updateMessage } from "./admin-messages.repository.ts";
import { type AdminContext, actorOf, asActiveAdmin } from "./users/admin-access.ts";
import { countCatchesOf } from "./users/belongings.repository.ts";
import { findUsers } from "./users/user-list.repository.ts";

const tags = ["Admin"];
const paramsSchema = z.object({ id: z.uuid(fieldError({ code: "not_uuid", field: "id" })) });

export const adminMessagesRoutes: FastifyPluginCallbackZod<AdminContext> = (app, { sessions }, done) => {
  const { db } = sessions;

  app.get("/", {
    schema: {
      tags,
      summary: "Matching messages, newest first, in pages",
      querystring: adminMessageListQuerySchema,
      response: { 200: adminMessageListSchema },
    },
    handler: async ({ query }) => {
      const { rows, total, counts } = await listMessages(db, query);
      const messages = await presentMessages(db, rows);
      return { messages, total, page: query.page, limit: query.limit, counts };
    },
  });

  app.put("/:id", {
    schema: {
      tags,
      summary: "Set the status of a message",
      params: paramsSchema,
      body: messageStatusChangeSchema,
      response: { 200: adminMessageAnswerSchema },
    },
    handler: async (request) => {
      const { status } = request.body;
      const change = { actor: actorOf(request), id: request.params.id, status };
      return { message: await presentMessage(db, await setMessageStatus(db, change)) };
    },
  });

  done();
};

interface StatusChange {
  actor: AdminActor;
  id: string;
  status: ContactStatus;
}

/**
 * Changes the status. Back to new, it also clears the admin who handled the message.
 * @throws AppError not_allowed, not_found
 */
function setMessageStatus(db: Database, { actor, id, status }: StatusChange): Promise<ContactMessageRow> {
  return asActiveAdmin(db, actor, async (transaction) => {
    const message = await lockMessage(transaction, id);
    if (!message) throw new AppError("not_found");
    if (message.status === status) return message;

    const isHandled = status !== "new";
    const changed = await updateMessage(transaction, message.id, {
      status,
      handledBy: isHandled ? actor.admin.id : null,
      handledAt: isHandled ? new Date() : null,
    });
    await audit(transaction, actor, {
      action: "message.status",
      user: message.userId === null ? null : await getUser(transaction, message.userId),
      details: {
        subject: message.subject,
        changes: [{ field: "status", before: message.status, after: status }],
      },
    });
    return changed;
  });
}

async function presentMessages(db: Database, rows: readonly ContactMessageRow[]): Promise<AdminMessage[]> {
  const senders = rows.flatMap(({ userId }) => userId ?? []);
  const handlers = rows.flatMap(({ handledBy }) => handledBy ?? []);
  const [users, catches] = await Promise.all([
    findUsers(db, [...new Set([...senders, ...handlers])]),
    countCatchesOf(db, [...new Set(senders)]),
  ]);
  const userOf = new Map(users.map((user) => [user.id, user]));
  const catchesOf = new Map(catches.map((counted) => [counted.userId, counted.catches]));
  return rows.map((row) => {
    const sender = row.userId === null ? undefined : userOf.get(row.userId);
    const handler = row.handledBy === null ? undefined : userOf.get(row.handledBy);
    return {
      ...presentText(row),
      user: sender ? presentSender(sender, catchesOf.get(sender.id) ?? 0) : null,
      handledBy: handler ? fullName(handler) : null,
    };
  });
}

async function presentMessage(db: Database, row: ContactMessageRow): Promise<AdminMessage> {
  const [message] = await presentMessages(db, [row]);
  if (!message) throw new Error("Of one message, one is presented");
  return message;
}

function presentText(row: ContactMessageRow): Omit<AdminMessage, "user" | "handledBy"> {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    subject: row.subject,
    message: row.message,
    priority: row.priority,
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    handledAt: row.handledAt?.toISOString() ?? null,
  };
}

function presentSender(user: UserRow, catches: number): AdminMessage["user"] {
  const { id, firstName, lastName, createdAt } = user;
  return { id, firstName, lastName, catches, createdAt: createdAt.toISOString() };
}
