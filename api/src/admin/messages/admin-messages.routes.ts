import {
  adminMessageAnswerSchema,
  adminMessageListQuerySchema,
  adminMessageListSchema,
  messageStatusChangeSchema,
} from "@creel/domain/admin/admin-messages";
import { fieldError } from "@creel/domain/errors/field-error";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";

import { type AdminContext, actorOf } from "../access/admin-context.ts";
import { listMessages } from "./admin-messages.repository.ts";
import { presentMessage, presentMessages } from "./present-messages.ts";
import { setMessageStatus } from "./set-message-status.ts";

const tags = ["Admin"];
const paramsSchema = z.object({ id: z.uuid(fieldError({ code: "not_uuid", field: "id" })) });

export const adminMessagesRoutes: FastifyPluginCallbackZod<AdminContext> = (app, { sessions }, done) => {
  const { db } = sessions;

  app.get("/", {
    schema: {
      tags,
      summary: "The messages that match, the newest first, page by page",
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
      summary: "Say how far you have come with a message",
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
