import {
  commitImportSchema,
  comparedImportSchema,
  importAnswerSchema,
  undoneImportSchema,
} from "@creel/domain/import/import";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import { requireSignIn, signedInUser } from "../../accounts/sessions/signed-in.ts";
import { idParamsSchema } from "../../base/id-params.ts";
import { AppError } from "../../errors/errors.ts";
import { removePhotos } from "../../photos/photo-files.ts";
import type { ImportContext } from "../import-context.ts";
import { ownImports } from "../record/imports.repository.ts";
import { presentImport } from "../record/present-import.ts";
import { compareRows } from "../stage/compare-rows.ts";
import { commitImport } from "./commit-import.ts";
import { undoImport } from "./undo-import.ts";

const tags = ["Import"];

/** Held against the log, written into it, and taken out of it again. */
export const writeImportRoutes: FastifyPluginCallbackZod<ImportContext> = (app, context, done) => {
  const { sessions, handlers, storage } = context;
  const { db } = sessions;
  app.addHook("onRequest", requireSignIn(sessions));

  app.post("/:id/compare", {
    schema: {
      tags,
      summary: "Look for rows that the log has by another id",
      description:
        "By species, time, day and measures; a clock that is ahead is found and told. The same becomes `same`, what " +
        "may be the same `differs`; a row with the decision take becomes `changes`, and one with add stays new.",
      params: idParamsSchema,
      response: { 200: comparedImportSchema },
    },
    handler: async (request) => {
      const key = { userId: signedInUser(request).id, id: request.params.id };
      const shift = await compareRows(db, key);
      const row = await ownImports.find(db, key);
      if (!row) throw new AppError("not_found");
      return { import: await presentImport(db, row), shift };
    },
  });

  app.post("/:id/commit", {
    schema: {
      tags,
      summary: "Write what is new or changes into the log",
      description:
        "Answered at once; GET tells how far it is. Twice it is done once. 409 import_incomplete where not all of " +
        "`rows` were staged.",
      params: idParamsSchema,
      body: commitImportSchema,
      response: { 202: importAnswerSchema },
    },
    handler: async (request, reply) => {
      const key = { userId: signedInUser(request).id, id: request.params.id };
      const row = await commitImport(db, key, request.body?.rows);
      await context.startImport(key);
      reply.code(202);
      return { import: await presentImport(db, row) };
    },
  });

  app.delete("/:id", {
    schema: {
      tags,
      summary: "Forget or undo an import",
      description:
        "For 14 days. What it made is removed, and what it changed is as it was, unless it was changed since: then it " +
        "stays and is in `kept`. One that was not committed is forgotten.",
      params: idParamsSchema,
      response: { 200: undoneImportSchema },
    },
    handler: async (request) => {
      const key = { userId: signedInUser(request).id, id: request.params.id };
      const { row, files, ...undone } = await undoImport({ db, handlers }, key, new Date());
      await removePhotos(storage, files, request.log);
      return { import: row && (await presentImport(db, row)), ...undone };
    },
  });

  done();
};
