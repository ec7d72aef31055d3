import { BAG_DAYS, bagFishListSchema } from "@creel/domain/catch-limits/bag-fish";
import { limitAnswerSchema, limitListSchema } from "@creel/domain/catch-limits/limit";
import { limitChangesSchema, newLimitSchema } from "@creel/domain/catch-limits/new-limit";
import { DAY_MS } from "@creel/domain/dates/units-of-time";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import type { SessionContext } from "../accounts/sessions/sessions.ts";
import { requireSignIn, signedInUser } from "../accounts/sessions/signed-in.ts";
import { idParamsSchema } from "../base/id-params.ts";
import { expectedVersion, ifMatchSchema, versionTag } from "../base/if-match.ts";
import { AppError } from "../errors/errors.ts";
import { presentLimit } from "./limit-values.ts";
import { findBagFish, ownLimits } from "./limits.repository.ts";
import { changeLimit, makeLimit, removeLimit } from "./write-limit.ts";

interface LimitContext {
  sessions: SessionContext;
}

const tags = ["Limits"];

/** Serves the limits that an angler wrote down. Only their angler sees them. */
export const limitsRoutes: FastifyPluginCallbackZod<LimitContext> = (app, { sessions }, done) => {
  const { db } = sessions;
  app.addHook("onRequest", requireSignIn(sessions));

  app.get("/", {
    schema: {
      tags,
      summary: "All limits that the angler wrote down, by species",
      response: { 200: limitListSchema },
    },
    handler: async (request) => {
      const rows = await ownLimits.list(db, signedInUser(request).id);
      return { limits: rows.map(presentLimit) };
    },
  });

  app.get("/fish", {
    schema: {
      tags,
      summary: "The fish of the last 367 days that bags count, newest first",
      description: "Catches whose fate is noted, without sample catches. At most 5,000.",
      response: { 200: bagFishListSchema },
    },
    handler: async (request) => {
      const since = new Date(Date.now() - BAG_DAYS * DAY_MS).toISOString().slice(0, ISO_DAY);
      return { fish: await findBagFish(db, signedInUser(request).id, since) };
    },
  });

  app.post("/", {
    schema: {
      tags,
      summary: "Write down a limit",
      description:
        "Creel does not know regulations: a limit is what the angler read. The same id again, from the same user, " +
        "gives 200 with the stored limit and changes nothing.",
      body: newLimitSchema,
      response: { 200: limitAnswerSchema, 201: limitAnswerSchema },
    },
    handler: async (request, reply) => {
      const { row, isNew } = await makeLimit(db, signedInUser(request).id, request.body);
      reply.header("etag", versionTag(row.version)).code(isNew ? 201 : 200);
      return { limit: presentLimit(row) };
    },
  });

  done();
};

const ISO_DAY = "yyyy-mm-dd".length;

/** Serves one limit at a time. */
export const oneLimitRoutes: FastifyPluginCallbackZod<LimitContext> = (app, { sessions }, done) => {
  const { db } = sessions;
  app.addHook("onRequest", requireSignIn(sessions));

  app.get("/:id", {
    schema: { tags, summary: "One limit", params: idParamsSchema, response: { 200: limitAnswerSchema } },
    handler: async (request, reply) => {
      const row = await ownLimits.find(db, { userId: signedInUser(request).id, id: request.params.id });
      if (!row) throw new AppError("not_found");
      reply.header("etag", versionTag(row.version));
      return { limit: presentLimit(row) };
    },
  });

  app.put("/:id", {
    schema: {
      tags,
      summary: "Change a limit",
      description:
        'An absent field keeps its value; null clears it. With If-Match: "<version>", a limit that has changed since ' +
        "gets 412 with the stored limit. A change that is already stored, because its answer was lost, gets 200 and " +
        "changes nothing.",
      params: idParamsSchema,
      headers: ifMatchSchema,
      body: limitChangesSchema,
      response: { 200: limitAnswerSchema },
    },
    handler: async (request, reply) => {
      const version = expectedVersion(request.headers["if-match"]);
      const key = { userId: signedInUser(request).id, id: request.params.id };
      const changed = await changeLimit(db, key, { changes: request.body, expectedVersion: version });
      if ("stored" in changed) {
        throw new AppError("stale_version", { extra: { limit: presentLimit(changed.stored) } });
      }
      reply.header("etag", versionTag(changed.row.version));
      return { limit: presentLimit(changed.row) };
    },
  });

  app.delete("/:id", {
    schema: { tags, summary: "Delete a limit", params: idParamsSchema },
    handler: async (request, reply) => {
      await removeLimit(db, { userId: signedInUser(request).id, id: request.params.id });
      return reply.code(204).send();
    },
  });

  done();
};
