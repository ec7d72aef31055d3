import type { PlaceQuery } from "@creel/domain/weather/place-query";
import { SOURCE_LOCALE } from "@creel/texts/locales";
import { setupI18n } from "@lingui/core";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import type { FastifyRequest } from "fastify";

import type { CountPerHour } from "../accounts/limits/hourly-limit.ts";
import { signedInUser } from "../accounts/sessions/signed-in.ts";
import type { WeatherRequest } from "./weather-provider.ts";

export const english = setupI18n({ locale: SOURCE_LOCALE, messages: { [SOURCE_LOCALE]: {} } });
english.setMessagesCompiler(compileMessage);

export function weatherRequestOf(
  request: FastifyRequest,
  { lat, lon }: PlaceQuery,
  countQuestion: CountPerHour,
): WeatherRequest {
  const { id, units } = signedInUser(request);
  return {
    place: { latitude: lat, longitude: lon },
    units,
    language: english,
    countQuestion: () => countQuestion(id, 1),
  };
}
