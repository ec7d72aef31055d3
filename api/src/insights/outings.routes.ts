import { Readable } from "node:stream";

import { type Outings, outingsSchema } from "@creel/domain/insights/outings";
import type { FastifyReply } from "fastify";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import { requireSignIn, signedInUser } from "../accounts/sessions/signed-in.ts";
import { answerUnchanged } from "../accounts/sessions/unchanged-log.ts";
import { inShortTasks } from "../base/short-tasks.ts";
import type { OutingContext } from "./insight-context.ts";
import { readOutings } from "./read-outings.ts";

/** Serves the outings that rates are computed from. */
export const outingsRoutes: FastifyPluginCallbackZod<OutingContext> = (
  app,
  { sessions, sky, months },
  done,
) => {
  app.addHook("onRequest", requireSignIn(sessions));

  app.get("/outings", {
    preHandler: answerUnchanged(sessions.db),
    schema: {
      tags: ["Insights"],
      summary: "Fishing time by day and water, in segments with their conditions",
      description:
        "`outings` are the trips that rates can use: ended at a known time, all fish logged, at least a quarter of an " +
        "hour long. `without_hours` are the other trips, and catches without a trip, grouped as suggested trips. For " +
        "those with three or more fish, sun and moon are known, and the weather once its month was looked up. `filling` counts trips that still wait for the weather of some hours. Both lists are in order of their start.",
      response: { 200: outingsSchema },
    },
    handler: async (request, reply) => {
      const outings = await readOutings(sessions.db, signedInUser(request), { sky, months });
      return sendOutings(reply, outings);
    },
  });

  done();
};

function sendOutings(reply: FastifyReply, outings: Outings): FastifyReply {
  return reply.type("application/json; charset=utf-8").send(Readable.from(writeOutings(outings)));
}

/**
 * Writes the outings in parts. A long log has megabytes of them, and writing those at once would block other requests
 * for a second.
 */
async function* writeOutings({
  outings,
  without_hours: withoutHours,
  filling,
}: Outings): AsyncGenerator<string, void> {
  yield '{"outings":';
  yield* writeList(outings);
  yield ',"without_hours":';
  yield* writeList(withoutHours);
  yield filling === undefined ? "}" : `,"filling":${filling}}`;
}

async function* writeList(list: readonly object[]): AsyncGenerator<string, void> {
  const yieldToOthers = inShortTasks();
  yield "[";
  for (const [index, each] of list.entries()) {
    yield (index === 0 ? "" : ",") + JSON.stringify(each);
    await yieldToOthers();
  }
  yield "]";
}
