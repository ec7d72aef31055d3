import { placesAnswerSchema, placesQuerySchema } from "@creel/domain/places/place-search";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import type { CountPerHour } from "../auth/hourly-limit.ts";
import type { SessionContext } from "../auth/sessions.ts";
import { requireSignIn, signedInUser } from "../auth/signed-in.ts";
import { searchPlaces } from "./place-search.ts";

interface PlacesContext {
  sessions: SessionContext;
  countSearch: CountPerHour;
}

/** Places by their names. Nobody else is asked. */
export const placesRoutes: FastifyPluginCallbackZod<PlacesContext> = (app, context, done) => {
  app.get("/", {
    onRequest: requireSignIn(context.sessions),
    schema: {
      tags: ["Places"],
      summary: "Towns and villages whose names begin so, the largest first",
      querystring: placesQuerySchema,
      response: { 200: placesAnswerSchema },
    },
    handler: async (request) => {
      await context.countSearch(signedInUser(request).id, 1);
      return { places: await searchPlaces(request.query.q) };
    },
  });
  done();
};
