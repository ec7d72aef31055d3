import { placeQuerySchema } from "@creel/domain/weather/place-query";
import { stationTidesAnswerSchema } from "@creel/domain/weather/tide-station";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import type { SessionContext } from "../../accounts/sessions/sessions.ts";
import { requireSignIn } from "../../accounts/sessions/signed-in.ts";
import { nearestTides } from "./tide-stations.ts";

interface TidesContext {
  sessions: SessionContext;
}

export const tidesRoutes: FastifyPluginCallbackZod<TidesContext> = (app, { sessions }, done) => {
  app.addHook("onRequest", requireSignIn(sessions));

  app.get("/tides", {
    schema: {
      tags: ["Weather"],
      summary: "What the tides of a place are calculated from",
      description:
        "The constituents of the nearest tide station, for any day without a network. No other service is asked.",
      querystring: placeQuerySchema,
      response: { 200: stationTidesAnswerSchema },
    },
    handler: async ({ query: { lat, lon } }) => ({
      tides: await nearestTides({ latitude: lat, longitude: lon }),
    }),
  });

  done();
};
