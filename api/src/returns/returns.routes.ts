import {
  returnAnswerSchema,
  returnListSchema,
  returnWithFiguresSchema,
} from "@creel/domain/returns/catch-return";
import { newReturnSchema, returnChangesSchema } from "@creel/domain/returns/new-return";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import type { SessionContext } from "../accounts/sessions/sessions.ts";
import { requireSignIn, signedInUser } from "../accounts/sessions/signed-in.ts";
import { idParamsSchema } from "../base/id-params.ts";
import { AppError } from "../errors/errors.ts";
import { presentReturn, presentReturns } from "./present-return.ts";
import { ownReturns } from "./returns.repository.ts";
import { changeReturn, makeReturn, removeReturn } from "./write-return.ts";

const tags = ["Returns"];

/** Serves catch returns. Only their angler sees them, and Creel sends them nowhere. */
export const returnsRoutes: FastifyPluginCallbackZod<{ sessions: SessionContext }> = (
  app,
  { sessions },
  done,
) => {
  const { db } = sessions;
  app.addHook("onRequest", requireSignIn(sessions));

  app.get("/", {
    schema: {
      tags,
      summary: "Catch returns with what is missing, the last day latest first",
      response: { 200: returnListSchema },
    },
    handler: async (request) => {
      const rows = await ownReturns.list(db, signedInUser(request).id);
      return { returns: await presentReturns(db, rows, new Date()) };
    },
  });

  app.post("/", {
    schema: {
      tags,
      summary: "Create a catch return",
      description:
        "`custom` needs `blocks`. Without a deadline it has the one of its template; null is no deadline. The same id " +
        "again, from the same user, gives 200 with the stored return and changes nothing.",
      body: newReturnSchema,
      response: { 200: returnAnswerSchema, 201: returnAnswerSchema },
    },
    handler: async (request, reply) => {
      const { row, isNew } = await makeReturn(db, signedInUser(request), request.body);
      reply.code(isNew ? 201 : 200);
      return { return: (await presentReturn(db, row, new Date())).return };
    },
  });

  done();
};

/** Serves one return at a time. */
export const oneReturnRoutes: FastifyPluginCallbackZod<{ sessions: SessionContext }> = (
  app,
  { sessions },
  done,
) => {
  const { db } = sessions;
  app.addHook("onRequest", requireSignIn(sessions));

  app.get("/:id", {
    schema: {
      tags,
      summary: "A catch return with its figures",
      description:
        "Figures are counted from the log now. Those of a return that was turned in are the ones that were reported.",
      params: idParamsSchema,
      response: { 200: returnWithFiguresSchema },
    },
    handler: async (request) => {
      const row = await ownReturns.find(db, { userId: signedInUser(request).id, id: request.params.id });
      if (!row) throw new AppError("not_found");
      return presentReturn(db, row, new Date());
    },
  });

  app.put("/:id", {
    schema: {
      tags,
      summary: "Change a catch return, or note that it was turned in",
      description:
        "Absent fields stay. `turned_in_at` keeps the figures as they are now; null opens the return again. Other changes " +
        "to a return that was turned in get 409 return_turned_in, except for its name. An answer of null is cleared.",
      params: idParamsSchema,
      body: returnChangesSchema,
      response: { 200: returnAnswerSchema },
    },
    handler: async (request) => {
      const key = { userId: signedInUser(request).id, id: request.params.id };
      const row = await changeReturn(db, key, request.body);
      return { return: (await presentReturn(db, row, new Date())).return };
    },
  });

  app.delete("/:id", {
    schema: { tags, summary: "Delete a catch return", params: idParamsSchema },
    handler: async (request, reply) => {
      await removeReturn(db, { userId: signedInUser(request).id, id: request.params.id });
      return reply.code(204).send();
    },
  });

  done();
};
