import { fieldError } from "@creel/domain/errors/field-error";
import {
  IMPORT_LIMITS,
  importRowsSchema,
  newImportRowsSchema,
  stagedRowsSchema,
  IMPORT_VERDICTS,
} from "@creel/domain/import/import-row";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";

import { requireSignIn, signedInUser } from "../accounts/sessions/signed-in.ts";
import { idParamsSchema } from "../base/id-params.ts";
import { AppError } from "../errors/errors.ts";
import { languageOfRequest } from "../language/request-language.ts";
import type { ImportContext } from "./import-context.ts";
import { findRows, ownImports } from "./imports.repository.ts";
import { presentRow } from "./present-import.ts";
import { stageRows } from "./stage-rows.ts";

const ROWS_OF_PAGE = 200;

const invalid = fieldError({ code: "invalid" });

const rowQuerySchema = z.object({
  /** The position of the last row that the client has. */
  after: z._default(z.pipe(z.string().check(z.regex(/^\d{1,6}$/, invalid)), z.transform(Number)), 0),
  verdict: z.optional(z.enum(IMPORT_VERDICTS, invalid)),
});

const tags = ["Import"];

export const importRowsRoutes: FastifyPluginCallbackZod<ImportContext> = (app, context, done) => {
  const { sessions, handlers } = context;
  const { db } = sessions;
  app.addHook("onRequest", requireSignIn(sessions));

  app.put("/:id/rows", {
    schema: {
      tags,
      summary: "Stage rows of an import",
      description:
        "At most 500 at once, each checked alone. A row replaces an earlier one at the same position; `total` drops those " +
        "at later positions. With the decision add, a row whose id is already in the log gets a new id, and rows that " +
        "refer to it follow. With the decision take, a catch becomes `changes` where it differs. Writes nothing " +
        "to the log. 409 import_begun once it is committed.",
      params: idParamsSchema,
      body: newImportRowsSchema,
      response: { 200: stagedRowsSchema },
    },
    bodyLimit: IMPORT_LIMITS.portionBytes,
    handler: async (request) => {
      const user = signedInUser(request);
      const key = { userId: user.id, id: request.params.id };
      return { counts: await stageRows({ db, handlers }, user, { key, ...request.body }) };
    },
  });

  app.get("/:id/rows", {
    schema: {
      tags,
      summary: "Preview of each row",
      params: idParamsSchema,
      querystring: rowQuerySchema,
      response: { 200: importRowsSchema },
    },
    handler: async (request) => {
      const key = { userId: signedInUser(request).id, id: request.params.id };
      if (!(await ownImports.find(db, key))) throw new AppError("not_found");
      const rows = await findRows(db, key, { ...request.query, limit: ROWS_OF_PAGE });
      const language = languageOfRequest(request);
      const last = rows.length === ROWS_OF_PAGE ? rows.at(-1) : undefined;
      return { rows: rows.map((row) => presentRow(row, language)), next: last?.position ?? null };
    },
  });

  done();
};
