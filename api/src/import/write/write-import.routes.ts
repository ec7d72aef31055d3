import {
  commitImportSchema,
  comparedImportSchema,
  importAnswerSchema,
  undoneImportSchema,
} from "@creel/domain/import/import";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import { requireSignIn, signedInUser } from "../../accounts/sessions/signed-in.ts";
import { idParamsSchema } from "../../base/id-params.ts";
import type { Database } from "../../database/connect.ts";
import type { RowKey } from "../../database/owned-rows.ts";
import { inTransaction } from "../../database/repeat-after-deadlock.ts";
import type { ImportRow } from "../../database/schema.ts";
import { AppError } from "../../errors/errors.ts";
import { removePhotos } from "../../photos/photo-files.ts";
import { compareRows } from "../compare-rows.ts";
import type { ImportContext } from "../import-context.ts";
import { countRows } from "../import-rows.repository.ts";
import { ownImports } from "../imports.repository.ts";
import { presentImport } from "../present-import.ts";
import { undoImport } from "./undo-import.ts";

const tags = ["Import"];

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

async function countStaged(db: Database, key: RowKey): Promise<number> {
  return (await countRows(db, key)).reduce((sum, { rows }) => sum + rows, 0);
}

/**
 * Marks the import as running. From then on its rows do not change.
 * @param rows the expected number of rows
 * @throws AppError not_found, import_incomplete
 */
async function commitImport(db: Database, key: RowKey, rows: number | undefined): Promise<ImportRow> {
  return inTransaction(db, async (transaction) => {
    const stored = await ownImports.lock(transaction, key);
    if (!stored) throw new AppError("not_found");
    if (stored.state !== "staged") return stored;
    if (rows !== undefined && rows !== (await countStaged(transaction, key))) {
      throw new AppError("import_incomplete");
    }
    return ownImports.set(transaction, key, { state: "running", committedAt: new Date() });
  });
}
