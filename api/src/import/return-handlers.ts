import { importedReturnSchema, newReturnTemplateSchema } from "@creel/domain/returns/new-return";

import { isMadeAlready } from "../base/is-made-already.ts";
import { fieldsOfReturn } from "../returns/return-values.ts";
import { ownReturns, ownTemplates } from "../returns/returns.repository.ts";
import { importReturn, removeReturn } from "../returns/write-return.ts";
import { fieldsOfTemplate, makeTemplate, removeTemplate } from "../returns/write-template.ts";
import { type ImportHandler, rowReader } from "./import-handler.ts";
import { removeEach } from "./remove-each.ts";

const templates: ImportHandler = {
  read: rowReader({
    schema: newReturnTemplateSchema,
    find: ownTemplates.find,
    isSame: (stored, { id: _id, ...sent }) => isMadeAlready(fieldsOfTemplate(stored), sent),
    write: async (db, user, sent) => (await makeTemplate(db, user.id, sent)).row.version,
  }),
  findVersion: async (db, userId, { id }) => (await ownTemplates.find(db, { userId, id }))?.version,
  removeUnchanged: (db, userId, made) =>
    removeEach(db, { userId, made, handler: templates }, ({ id }) => removeTemplate(db, { userId, id })),
};

const returns: ImportHandler = {
  read: rowReader({
    schema: importedReturnSchema,
    find: ownReturns.find,
    isSame: (stored, { id: _id, figures: _reported, ...sent }) => isMadeAlready(fieldsOfReturn(stored), sent),
    write: async (db, user, sent) => (await importReturn(db, user, sent)).row.version,
  }),
  findVersion: async (db, userId, { id }) => (await ownReturns.find(db, { userId, id }))?.version,
  removeUnchanged: (db, userId, made) =>
    removeEach(db, { userId, made, handler: returns }, ({ id }) => removeReturn(db, { userId, id })),
};

export const returnHandlers = { return_template: templates, return: returns };
