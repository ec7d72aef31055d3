import { alertsAnswerSchema } from "@creel/domain/weather/alert";
import { type Marine, marineAnswerSchema } from "@creel/domain/weather/marine";
import { historyQuerySchema, type PlaceQuery, placeQuerySchema } from "@creel/domain/weather/place-query";
import { weatherAnswerSchema } from "@creel/domain/weather/weather";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import type { SessionContext } from "../accounts/sessions/sessions.ts";
import { requireSignIn } from "../accounts/sessions/signed-in.ts";
import { AppError } from "../errors/errors.ts";
import { answerIn } from "../language/request-language.ts";
import type { CountPerHour } from "../limits/hourly-limit.ts";
import type { WeatherProvider, WeatherRequest } from "./weather-provider.ts";
import { weatherRequestOf } from "./weather-request.ts";
import { marineWithoutServices } from "./weather.ts";

interface WeatherContext {
  sessions: SessionContext;
  /** `null` if the weather is turned off. */
  weather: WeatherProvider | null;
  countQuestion: CountPerHour;
}

const TAGS = ["Weather"];

/** Only for signed-in users, because the services are asked on our account. */
export const weatherRoutes: FastifyPluginCallbackZod<WeatherContext> = (app, context, done) => {
  app.addHook("onRequest", requireSignIn(context.sessions));

  function provider(): WeatherProvider {
    if (!context.weather) throw new AppError("weather_off");
    return context.weather;
  }

  const requestFor = (request: FastifyRequest, query: PlaceQuery) =>
    weatherRequestOf(request, query, context.countQuestion);

  app.get("/current", {
    schema: {
      tags: TAGS,
      summary: "Current weather and its fishing score",
      querystring: placeQuerySchema,
      response: { 200: weatherAnswerSchema },
    },
    handler: async (request, reply) => {
      const weatherRequest = requestFor(request, request.query);
      answerIn(weatherRequest.language, reply);
      return { weather: await provider().current(weatherRequest) };
    },
  });

  app.get("/history", {
    schema: {
      tags: TAGS,
      summary: "Weather of any hour since 1940",
      querystring: historyQuerySchema,
      response: { 200: weatherAnswerSchema },
    },
    handler: async (request, reply) => {
      const weatherRequest = requestFor(request, request.query);
      answerIn(weatherRequest.language, reply);
      return { weather: await provider().history(weatherRequest, request.query.date, null) };
    },
  });

  app.get("/marine", {
    schema: {
      tags: TAGS,
      summary: "Waves, sea temperature and tides",
      querystring: placeQuerySchema,
      response: { 200: marineAnswerSchema },
    },
    handler: async (request) => ({
      marine: await marineOf(context, requestFor(request, request.query)),
    }),
  });

  app.get("/alerts", {
    schema: {
      tags: TAGS,
      summary: "Official weather alerts for a place",
      description: "An empty list means no alerts only if `covered` is true.",
      querystring: placeQuerySchema,
      response: { 200: alertsAnswerSchema },
    },
    handler: (request) => provider().alerts(requestFor(request, request.query)),
  });

  done();
};

/** Tides need no service. */
function marineOf({ weather }: Pick<WeatherContext, "weather">, request: WeatherRequest): Promise<Marine> {
  return weather ? weather.marine(request) : marineWithoutServices(request.place, new Date());
}
