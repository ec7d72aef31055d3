import { forecastAnswerSchema } from "@creel/domain/weather/forecast";
import { placeQuerySchema } from "@creel/domain/weather/place-query";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import type { SessionContext } from "../accounts/sessions/sessions.ts";
import { requireSignIn } from "../accounts/sessions/signed-in.ts";
import { answerIn } from "../language/request-language.ts";
import type { CountPerHour } from "../limits/hourly-limit.ts";
import type { PlaceLookups } from "./present/place-lookups.ts";
import { forecastOfSky } from "./present/present-forecast.ts";
import { signForecast } from "./present/sign-forecast.ts";
import type { WeatherProvider } from "./weather-provider.ts";
import { weatherRequestOf } from "./weather-request.ts";

interface ForecastContext {
  sessions: SessionContext;
  /** `null` if the weather is turned off. */
  weather: WeatherProvider | null;
  placeLookups: PlaceLookups;
  countQuestion: CountPerHour;
}

export const forecastRoutes: FastifyPluginCallbackZod<ForecastContext> = (app, context, done) => {
  const { sessions, weather, placeLookups, countQuestion } = context;
  app.addHook("onRequest", requireSignIn(sessions));

  app.get("/forecast", {
    schema: {
      tags: ["Weather"],
      summary: "The next seven days hour by hour, with sun, moon and solunar periods",
      description:
        "Sun and moon are computed: if the weather is turned off, or no service answers, the days come " +
        "without hours, and `outage` says why. With hours it is `signed`: for whom, for which square and " +
        "when, its rule, its source, and the score and points of each hour within three days.",
      querystring: placeQuerySchema,
      response: { 200: forecastAnswerSchema },
    },
    handler: async (request, reply) => {
      const weatherRequest = weatherRequestOf(request, request.query, countQuestion);
      const { userId, place, language } = weatherRequest;
      answerIn(language, reply);
      const forecast = weather
        ? await weather.forecast(weatherRequest)
        : await forecastOfSky({ place, language, now: new Date(), outage: "off" }, placeLookups);
      return { forecast: signForecast(sessions.keys.forecast, { userId, place, now: new Date() }, forecast) };
    },
  });

  done();
};
