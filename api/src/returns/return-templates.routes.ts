import { returnTemplateAnswerSchema, returnTemplateListSchema } from "@creel/domain/returns/catch-return";
import { newReturnTemplateSchema, returnTemplateChangesSchema } from "@creel/domain/returns/new-return";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import type { SessionContext } from "../accounts/sessions/sessions.ts";
import { requireSignIn, signedInUser } from "../accounts/sessions/signed-in.ts";
import { idParamsSchema } from "../base/id-params.ts";
import { presentTemplate } from "./present-return.ts";
import { ownTemplates } from "./returns.repository.ts";
import { changeTemplate, makeTemplate, removeTemplate } from "./write-template.ts";

const tags = ["Returns"];

/** Serves the templates that an angler built for returns. */
export const returnTemplatesRoutes: FastifyPluginCallbackZod<{ sessions: SessionContext }> = (
  app,
  { sessions },
  done,
) => {
  const { db } = sessions;
  app.addHook("onRequest", requireSignIn(sessions));

  app.get("/", {
    schema: {
      tags,
      summary: "The angler's own templates for returns, by name",
      response: { 200: returnTemplateListSchema },
    },
    handler: async (request) => ({
      templates: (await ownTemplates.list(db, signedInUser(request).id)).map(presentTemplate),
    }),
  });

  app.post("/", {
    schema: {
      tags,
      summary: "Create a template for returns",
      description:
        "The same id again, from the same user, gives 200 with the stored template and changes nothing.",
      body: newReturnTemplateSchema,
      response: { 200: returnTemplateAnswerSchema, 201: returnTemplateAnswerSchema },
    },
    handler: async (request, reply) => {
      const { row, isNew } = await makeTemplate(db, signedInUser(request).id, request.body);
      reply.code(isNew ? 201 : 200);
      return { template: presentTemplate(row) };
    },
  });

  app.put("/:id", {
    schema: {
      tags,
      summary: "Change a template for returns",
      description: "Open returns made with it take the changed blocks. Absent fields stay.",
      params: idParamsSchema,
      body: returnTemplateChangesSchema,
      response: { 200: returnTemplateAnswerSchema },
    },
    handler: async (request) => {
      const key = { userId: signedInUser(request).id, id: request.params.id };
      return { template: presentTemplate(await changeTemplate(db, key, request.body)) };
    },
  });

  app.delete("/:id", {
    schema: {
      tags,
      summary: "Delete a template for returns",
      description: "Returns made with it stay as they are.",
      params: idParamsSchema,
    },
    handler: async (request, reply) => {
      await removeTemplate(db, { userId: signedInUser(request).id, id: request.params.id });
      return reply.code(204).send();
    },
  });

  done();
};
