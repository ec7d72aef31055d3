import { type AdminLook, revealListSchema } from "@creel/domain/accounts/reveals";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import type { SessionContext } from "../accounts/sessions/sessions.ts";
import { requireSignIn, signedInUser } from "../accounts/sessions/signed-in.ts";
import type { ZipEntry } from "../base/zip.ts";
import type { Database } from "../database/connect.ts";
import { ownReveals, markRevealsRead, type RevealRow } from "./reveals.repository.ts";

const tags = ["Account"];

/** Serves the list of admins who saw, or could have seen, the places of an angler's fish. */
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
      summary: "Admins who saw the exact place of your catches or could sign in as you, and why",
      response: { 200: revealListSchema },
    },
    handler: async (request) => {
      const rows = await ownReveals.list(db, signedInUser(request).id);
      return { reveals: rows.map(presentReveal) };
    },
  });

  app.put("/read", {
    schema: { tags, summary: "Mark all of them as read" },
    handler: async (request, reply) => {
      await markRevealsRead(db, signedInUser(request).id, new Date());
      return reply.code(204).send();
    },
  });

  done();
};

function presentReveal(row: RevealRow): AdminLook {
  const { id, kind, reason, catchId, species, caughtOn, until } = row;
  const look = {
    id,
    admin: row.adminName,
    revealed_at: row.revealedAt.toISOString(),
    is_read: row.readAt !== null,
  };
  if (kind !== "catch") return { ...look, kind, reason };
  return {
    ...look,
    kind,
    catch_id: catchId ?? "",
    species: species ?? "",
    caught_on: caughtOn ?? "",
    reason: reason ?? "",
    until: until?.toISOString() ?? "",
  };
}

/** Returns the admins who saw the user's places as a file for the archive. */
export function revealEntries(db: Database, { id }: { id: string }): Pick<ZipEntry, "name" | "input">[] {
  return [{ name: "seen-by-admins.json", input: revealsJson(db, id) }];
}

async function* revealsJson(db: Database, userId: string): AsyncGenerator<string, void> {
  const rows = await ownReveals.list(db, userId);
  yield `${JSON.stringify({ reveals: rows.map(presentReveal) }, null, 1)}\n`;
}
