import { customFieldAnswerSchema, customFieldListSchema } from "@creel/domain/custom-fields/custom-field";
import { customFieldChangesSchema, newCustomFieldSchema } from "@creel/domain/custom-fields/new-custom-field";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import type { SessionContext } from "../accounts/sessions/sessions.ts";
import { requireSignIn, signedInUser } from "../accounts/sessions/signed-in.ts";
import { idParamsSchema } from "../base/id-params.ts";
import { listCustomFields, presentCustomField } from "./present-custom-field.ts";
import { changeCustomField, deleteForGood, makeCustomField } from "./write-custom-field.ts";

const tags = ["Own fields"];

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
      summary: "Own fields in their order, with those that were removed",
      response: { 200: customFieldListSchema },
    },
    handler: async (request) => ({ fields: await listCustomFields(db, signedInUser(request).id) }),
  });

  app.post("/", {
    schema: {
      tags,
      summary: "Make an own field",
      description:
        "It is noted of catches or of trips, and comes last. There are at most 12, those that were removed among them. The same id again, from the same " +
        "user, gives 200 with what is stored and changes nothing.",
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
      summary: "Rename, move or remove an own field, or put it back",
      description:
        "What is absent stays. One that is removed is offered no more, and its values stay where they were noted. Choices " +
        "that are left out stay where they were chosen.",
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
    schema: { tags, summary: "Delete an own field for good, with all its values", params: idParamsSchema },
    handler: async (request, reply) => {
      await deleteForGood(db, { userId: signedInUser(request).id, id: request.params.id });
      return reply.code(204).send();
    },
  });

  done();
};
