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
import { countRows, ownImports } from "../imports.repository.ts";
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
      summary: "Find rows that are already in the log under another id",
      description:
        "Compares species, time, day and measures, and reports a clock that is ahead. Equal rows become `same`, likely " +
        "matches `differs`. A row with the decision take becomes `changes`, one with add stays new.",
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
      summary: "Write new and changed rows to the log",
      description:
        "Answers at once; GET shows the progress. Repeating it changes nothing. 409 import_incomplete unless all of " +
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
      summary: "Discard or undo an import",
      description:
        "For 14 days. Removes everything it added and restores everything it changed, except what has changed since: that " +
        "stays and is in `kept`. An import that was not committed is discarded.",
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
