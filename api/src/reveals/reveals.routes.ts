import { type PlaceReveal, revealListSchema } from "@creel/domain/accounts/reveals";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import type { SessionContext } from "../accounts/sessions/sessions.ts";
import { requireSignIn, signedInUser } from "../accounts/sessions/signed-in.ts";
import { findRevealsOf, markRevealsRead, type RevealRow } from "./reveals.repository.ts";

const tags = ["Account"];

/** What an angler is told of admins who saw where their fish were. */
export const revealsRoutes: FastifyPluginCallbackZod<{ sessions: SessionContext }> = (
  app,
  { sessions },
  done,
) => {
  const { db } = sessions;
  app.addHook("onRequest", requireSignIn(sessions));

  app.get("/", {
    schema: {
      tags,
      summary: "Which admins saw exactly where you caught something, and why",
      response: { 200: revealListSchema },
    },
    handler: async (request) => {
      const rows = await findRevealsOf(db, signedInUser(request).id);
      return { reveals: rows.map(presentReveal) };
    },
  });

  app.put("/read", {
    schema: { tags, summary: "Say that you have read all of them" },
    handler: async (request, reply) => {
      await markRevealsRead(db, signedInUser(request).id, new Date());
      return reply.code(204).send();
    },
  });

  done();
};

export function presentReveal(row: RevealRow): PlaceReveal {
  return {
    id: row.id,
    admin: row.adminName,
    catch_id: row.catchId,
    species: row.species,
    caught_on: row.caughtOn,
    reason: row.reason,
    revealed_at: row.revealedAt.toISOString(),
    until: row.until.toISOString(),
    is_read: row.readAt !== null,
  };
}
