import { catchAnswerSchema } from "@creel/domain/catches/catch";
import { newCatchSchema } from "@creel/domain/catches/new-catch";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";

import type { SessionContext } from "../auth/sessions.ts";
import { requireSignIn, signedInUser } from "../auth/signed-in.ts";
import { AppError } from "../errors.ts";
import { deleteCatch, findCatch } from "./catches.repository.ts";
import { versionTag } from "./if-match.ts";
import { presentCatch } from "./present-catch.ts";
import { resolveAliases } from "./resolve-aliases.ts";
import { logCatch } from "./write-catch.ts";

const tags = ["Catches"];
export const catchParamsSchema = z.object({ id: z.uuid("Id must be a UUID") });

/** One catch: logged, read, deleted. */
export const catchesRoutes: FastifyPluginCallbackZod<{ sessions: SessionContext }> = (
  app,
  { sessions },
  done,
) => {
  const { db } = sessions;
  app.addHook("onRequest", requireSignIn(sessions));
  app.addHook("preValidation", resolveAliases);

  app.post("/", {
    schema: {
      tags,
      summary: "Log a catch",
      description:
        "The same id again, from the same user, gives 200 with the stored catch and changes nothing.",
      body: newCatchSchema,
      response: { 200: catchAnswerSchema, 201: catchAnswerSchema },
    },
    handler: async (request, reply) => {
      const user = signedInUser(request);
      const { row, isNew } = await logCatch(db, user, request.body);
      reply.header("etag", versionTag(row.version));
      return reply.code(isNew ? 201 : 200).send({ catch: presentCatch(row, user) });
    },
  });

  app.get("/:id", {
    schema: { tags, summary: "One catch", params: catchParamsSchema, response: { 200: catchAnswerSchema } },
    handler: async (request, reply) => {
      const user = signedInUser(request);
      const row = await findCatch(db, { userId: user.id, id: request.params.id });
      if (!row) throw new AppError("not_found");
      reply.header("etag", versionTag(row.version));
      return { catch: presentCatch(row, user) };
    },
  });

  app.delete("/:id", {
    schema: { tags, summary: "Delete a catch", params: catchParamsSchema },
    handler: async (request, reply) => {
      const isDeleted = await deleteCatch(db, { userId: signedInUser(request).id, id: request.params.id });
      if (!isDeleted) throw new AppError("not_found");
      return reply.code(204).send();
    },
  });

  done();
};
