import { importWeatherSchema, type ImportWeather } from "@creel/domain/import/import-weather";
import { queryOptions } from "@tanstack/react-query";

import { send } from "../../http/send.ts";

/** The job looks for more every five minutes, and then takes a second for a month. */
const ASKED_EVERY_MS = 5000;

export function importWeatherQuery(id: string) {
  return queryOptions({
    queryKey: ["imports", "weather", id],
    queryFn: async ({ signal }): Promise<ImportWeather> =>
      (await send({ path: `/imports/${id}/weather`, signal }, importWeatherSchema)).weather,
    refetchInterval: ({ state }) => (isFilling(state.data) ? ASKED_EVERY_MS : false),
  });
}

export function isFilling(weather: ImportWeather | undefined): boolean {
  return !!weather && weather.filled < weather.catches;
}
