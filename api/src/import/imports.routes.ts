import { importAnswerSchema, importsSchema, newImportSchema } from "@creel/domain/import/import";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import { requireSignIn, signedInUser } from "../accounts/sessions/signed-in.ts";
import { idParamsSchema } from "../base/id-params.ts";
import type { RowKey } from "../database/owned-rows.ts";
import { AppError } from "../errors/errors.ts";
import type { ImportContext } from "./import-context.ts";
import { ownImports, findImports, insertImport } from "./imports.repository.ts";
import { presentImport } from "./present-import.ts";

const tags = ["Import"];

export const importRoutes: FastifyPluginCallbackZod<ImportContext> = (app, context, done) => {
  const { sessions, countImport } = context;
  const { db } = sessions;
  app.addHook("onRequest", requireSignIn(sessions));

  /** The import is stored before it is counted, so that twenty simultaneous requests for the same import count once. */
  const orForget = (counting: Promise<void>, key: RowKey) =>
    counting.catch(async (error: unknown) => {
      await ownImports.delete(db, key);
      throw error;
    });

  app.get("/", {
    schema: { tags, summary: "The latest imports", response: { 200: importsSchema } },
    handler: async (request) => {
      const rows = await findImports(db, signedInUser(request).id);
      return { imports: await Promise.all(rows.map((row) => presentImport(db, row))) };
    },
  });

  app.put("/:id", {
    schema: {
      tags,
      summary: "Start an import",
      description: "The same id again gives 200 with the stored import and changes nothing. Five per hour.",
      params: idParamsSchema,
      body: newImportSchema,
      response: { 200: importAnswerSchema, 201: importAnswerSchema },
    },
    handler: async (request, reply) => {
      const key = { userId: signedInUser(request).id, id: request.params.id };
      const before = await ownImports.find(db, key);
      if (before) return { import: await presentImport(db, before) };
      const { kind, file_name: fileName } = request.body;
      const isNew = await insertImport(db, { ...key, kind, fileName });
      if (isNew) await orForget(countImport(key.userId, 1), key);
      const row = await ownImports.find(db, key);
      if (!row) throw new AppError("not_found");
      reply.code(isNew ? 201 : 200);
      return { import: await presentImport(db, row) };
    },
  });

  app.get("/:id", {
    schema: {
      tags,
      summary: "One import with its progress",
      params: idParamsSchema,
      response: { 200: importAnswerSchema },
    },
    handler: async (request) => {
      const row = await ownImports.find(db, { userId: signedInUser(request).id, id: request.params.id });
      if (!row) throw new AppError("not_found");
      return { import: await presentImport(db, row) };
    },
  });

  done();
};
