import type { Coordinates } from "@creel/domain/places/coordinates";
import {
  placeNameAnswerSchema,
  placesAnswerSchema,
  placesQuerySchema,
} from "@creel/domain/places/place-search";
import { placeQuerySchema } from "@creel/domain/weather/place-query";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import type { SessionContext } from "../accounts/sessions/sessions.ts";
import { requireSignIn, signedInUser } from "../accounts/sessions/signed-in.ts";
import type { UserRow } from "../database/schema.ts";
import { answerIn, languageOfRequest } from "../language/request-language.ts";
import type { CountPerHour } from "../limits/hourly-limit.ts";
import { placeName } from "./place-name.ts";
import { searchPlaces } from "./place-search.ts";

interface PlacesContext {
  sessions: SessionContext;
  countSearch: CountPerHour;
}

function homeOf({ homeLatitude, homeLongitude }: UserRow): Coordinates | null {
  if (homeLatitude === null || homeLongitude === null) return null;
  return { latitude: homeLatitude, longitude: homeLongitude };
}

/** Searches places by name. No other service is asked. */
export const placesRoutes: FastifyPluginCallbackZod<PlacesContext> = (app, context, done) => {
  app.get("/", {
    onRequest: requireSignIn(context.sessions),
    schema: {
      tags: ["Places"],
      summary:
        "Towns and villages whose names begin with q, nearest first, or largest first without a position",
      querystring: placesQuerySchema,
      response: { 200: placesAnswerSchema },
    },
    handler: async (request, reply) => {
      const user = signedInUser(request);
      await context.countSearch(user.id, 1);
      const { q, near } = request.query;
      const language = languageOfRequest(request);
      answerIn(language, reply);
      return { places: await searchPlaces(q, { near: near ?? homeOf(user), locale: language.locale }) };
    },
  });
  app.get("/at", {
    onRequest: requireSignIn(context.sessions),
    schema: {
      tags: ["Places"],
      summary: "The name an angler would use for a point, as in the weather",
      querystring: placeQuerySchema,
      response: { 200: placeNameAnswerSchema },
    },
    handler: async (request, reply) => {
      await context.countSearch(signedInUser(request).id, 1);
      const { lat, lon } = request.query;
      const language = languageOfRequest(request);
      answerIn(language, reply);
      return { name: await placeName({ latitude: lat, longitude: lon }, language) };
    },
  });
  done();
};
