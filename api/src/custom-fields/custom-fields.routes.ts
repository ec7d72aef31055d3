import { fateMoveSchema, moveToFateSchema } from "@creel/domain/catches/fate-move";
import { customFieldAnswerSchema, customFieldListSchema } from "@creel/domain/custom-fields/custom-field";
import { customFieldChangesSchema, newCustomFieldSchema } from "@creel/domain/custom-fields/new-custom-field";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import type { SessionContext } from "../accounts/sessions/sessions.ts";
import { requireSignIn, signedInUser } from "../accounts/sessions/signed-in.ts";
import { idParamsSchema } from "../base/id-params.ts";
import { moveToFate, presentFateMove, undoMoveToFate } from "./move-to-fate.ts";
import { listCustomFields, presentCustomField } from "./present-custom-field.ts";
import { changeCustomField, deleteForGood, makeCustomField } from "./write-custom-field.ts";

const tags = ["Custom fields"];

/** Serves custom fields. Only their angler sees them. */
export const customFieldsRoutes: FastifyPluginCallbackZod<{ sessions: SessionContext }> = (
  app,
  { sessions },
  done,
) => {
  const { db } = sessions;
  app.addHook("onRequest", requireSignIn(sessions));

  app.get("/", {
    schema: {
      tags,
      summary: "Custom fields in order, including removed ones",
      response: { 200: customFieldListSchema },
    },
    handler: async (request) => ({ fields: await listCustomFields(db, signedInUser(request).id) }),
  });

  app.post("/", {
    schema: {
      tags,
      summary: "Create a custom field",
      description:
        "For catches or trips; it goes last in the order. At most 12, including removed ones. The same id again, from the same " +
        "user, gives 200 with the stored field and changes nothing.",
      body: newCustomFieldSchema,
      response: { 200: customFieldAnswerSchema, 201: customFieldAnswerSchema },
    },
    handler: async (request, reply) => {
      const { row, isNew } = await makeCustomField(db, signedInUser(request).id, request.body);
      reply.code(isNew ? 201 : 200);
      return { field: await presentCustomField(db, row) };
    },
  });

  app.put("/:id", {
    schema: {
      tags,
      summary: "Rename, move, remove or restore a custom field",
      description:
        "Absent fields stay the same. A removed field is no longer offered, but saved values stay. Choices " +
        "left out of the list stay where they were chosen.",
      params: idParamsSchema,
      body: customFieldChangesSchema,
      response: { 200: customFieldAnswerSchema },
    },
    handler: async (request) => {
      const key = { userId: signedInUser(request).id, id: request.params.id };
      return { field: await presentCustomField(db, await changeCustomField(db, key, request.body)) };
    },
  });

  app.delete("/:id", {
    schema: { tags, summary: "Permanently delete a custom field and all its values", params: idParamsSchema },
    handler: async (request, reply) => {
      await deleteForGood(db, { userId: signedInUser(request).id, id: request.params.id });
      return reply.code(204).send();
    },
  });

  app.register(fateMoveRoutes, { sessions });

  done();
};

/** Routes by which the values of a custom field become the fate of the catches. */
const fateMoveRoutes: FastifyPluginCallbackZod<{ sessions: SessionContext }> = (app, { sessions }, done) => {
  const { db } = sessions;

  app.get("/:id/fate", {
    schema: {
      tags,
      summary: "The values of a custom field of catches without a fate",
      description: "The 50 most frequent values, and what was moved in the last 14 days.",
      params: idParamsSchema,
      response: { 200: fateMoveSchema },
    },
    handler: (request) =>
      presentFateMove(db, { userId: signedInUser(request).id, id: request.params.id }, new Date()),
  });

  app.post("/:id/fate", {
    schema: {
      tags,
      summary: "Move values of a custom field to the fate of the catches",
      description:
        "Catches with one of the values get its fate and lose the value, unless they have a fate. Other values stay.",
      params: idParamsSchema,
      body: moveToFateSchema,
      response: { 200: fateMoveSchema },
    },
    handler: async (request) => {
      const key = { userId: signedInUser(request).id, id: request.params.id };
      const now = new Date();
      await moveToFate(db, key, { ...request.body, now });
      return presentFateMove(db, key, now);
    },
  });

  app.delete("/:id/fate", {
    schema: {
      tags,
      summary: "Undo moving values to the fate of the catches",
      description:
        "For 14 days. Each value comes back. A fate that has changed since stays. The answer is the same if nothing can be undone.",
      params: idParamsSchema,
      response: { 200: fateMoveSchema },
    },
    handler: async (request) => {
      const key = { userId: signedInUser(request).id, id: request.params.id };
      const now = new Date();
      await undoMoveToFate(db, key, now);
      return presentFateMove(db, key, now);
    },
  });

  done();
};
