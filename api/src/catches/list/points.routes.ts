import { Readable } from "node:stream";

import { catchCollectionSchema, type CatchFeature } from "@creel/domain/catches/catch-collection";
import { type CatchFilters, catchFiltersSchema } from "@creel/domain/catches/catch-filters";
import type { UserViewer } from "@creel/domain/places/visible-place";
import type { FastifyPluginCallback } from "fastify";

import type { SessionContext } from "../../accounts/sessions/sessions.ts";
import { requireSignIn, signedInUser } from "../../accounts/sessions/signed-in.ts";
import { type CatchPoint, presentPoints } from "../record/present-catch.ts";
import { readCatchPoints } from "./catch-points.repository.ts";

const HEAD = '{"type":"FeatureCollection","features":[';
const FOOT = "]}";

/**
 * The logbook as points. They are written as they come from the database: a hundred thousand are 24 MB, and written
 * in one go they would keep everybody else waiting for half a second.
 */
export const pointsRoutes: FastifyPluginCallback<{ sessions: SessionContext }> = (
  app,
  { sessions },
  done,
) => {
  app.addHook("onRequest", requireSignIn(sessions));

  app.get<{ Querystring: CatchFilters }>("/geojson", {
    schema: {
      tags: ["Catches"],
      summary: "Every catch that matches, as points for a map",
      querystring: catchFiltersSchema,
      response: { 200: catchCollectionSchema },
    },
    handler: async (request, reply) => {
      const user = signedInUser(request);
      const parts = readCatchPoints(sessions.db, user.id, request.query);
      // The first part is read before the answer begins, so that an error can still set its status.
      const first = await parts.next();
      const text = collectionText(chain(first, parts), {
        viewer: user,
        write: (features) => String(reply.serializeInput({ type: "FeatureCollection", features }, "200")),
      });
      return reply.type("application/json; charset=utf-8").send(Readable.from(text));
    },
  });

  done();
};

async function* chain<Part>(
  first: IteratorResult<Part, void>,
  rest: AsyncIterableIterator<Part, void>,
): AsyncGenerator<Part, void> {
  if (first.done) return;
  yield first.value;
  yield* rest;
}

interface Writing {
  viewer: UserViewer;
  write: (features: CatchFeature[]) => string;
}

async function* collectionText(
  parts: AsyncIterable<CatchPoint[]>,
  { viewer, write }: Writing,
): AsyncGenerator<string> {
  yield HEAD;
  let separator = "";
  for await (const points of parts) {
    const features = write(presentPoints(points, viewer)).slice(HEAD.length, -FOOT.length);
    if (features === "") continue;
    yield separator + features;
    separator = ",";
  }
  yield FOOT;
}
