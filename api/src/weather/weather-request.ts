import type { PlaceQuery } from "@creel/domain/weather/place-query";
import type { FastifyRequest } from "fastify";

import { signedInUser } from "../accounts/sessions/signed-in.ts";
import { languageOfRequest } from "../language/request-language.ts";
import type { CountPerHour } from "../limits/hourly-limit.ts";
import type { WeatherRequest } from "./weather-provider.ts";

export function weatherRequestOf(
  request: FastifyRequest,
  { lat, lon }: PlaceQuery,
  countQuestion: CountPerHour,
): WeatherRequest {
  const { id, units } = signedInUser(request);
  return {
    userId: id,
    place: { latitude: lat, longitude: lon },
    units,
    language: languageOfRequest(request),
    countQuestion: () => countQuestion(id, 1),
  };
}
