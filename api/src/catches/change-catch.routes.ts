import { catchAnswerSchema } from "@creel/domain/catches/catch";
import { catchChangesSchema } from "@creel/domain/catches/new-catch";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";

import type { SessionContext } from "../auth/sessions.ts";
import { requireSignIn, signedInUser } from "../auth/signed-in.ts";
import { AppError } from "../errors.ts";
import { catchParamsSchema } from "./catches.routes.ts";
import { expectedVersion, versionTag } from "./if-match.ts";
import { presentCatch } from "./present-catch.ts";
import { resolveAliases } from "./resolve-aliases.ts";
import { changeCatch } from "./write-catch.ts";

const headersSchema = z.object({
  /** The version the change was made from, in quotes. */
  "if-match": z.optional(z.string()),
});

const CHANGE_RULES =
  'A field that is absent keeps its value, null clears it. With If-Match: "<version>", a catch that was ' +
  "changed since is answered 412 with the stored catch.";

export const changeCatchRoutes: FastifyPluginCallbackZod<{ sessions: SessionContext }> = (
  app,
  { sessions },
  done,
) => {
  const { db } = sessions;
  app.addHook("onRequest", requireSignIn(sessions));
  app.addHook("preValidation", resolveAliases);

  app.put("/:id", {
    schema: {
      tags: ["Catches"],
      summary: "Change a catch",
      description: CHANGE_RULES,
      params: catchParamsSchema,
      headers: headersSchema,
      body: catchChangesSchema,
      response: { 200: catchAnswerSchema },
    },
    handler: async (request, reply) => {
      const user = signedInUser(request);
      const change = { changes: request.body, expectedVersion: expectedVersion(request.headers["if-match"]) };
      const changed = await changeCatch(db, { userId: user.id, id: request.params.id }, change);
      if ("stored" in changed) {
        throw new AppError("stale_version", { extra: { catch: presentCatch(changed.stored, user) } });
      }
      reply.header("etag", versionTag(changed.version));
      return { catch: presentCatch(changed, user) };
    },
  });

  done();
};
