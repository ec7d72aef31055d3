import { placesAnswerSchema } from "@creel/domain/places/place-search";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { send } from "../http/send.ts";

const LEAST_LETTERS = 2;

/** Places whose names begin so. What was found for fewer letters stays until there is something better. */
export function placesQuery(text: string) {
  return queryOptions({
    queryKey: ["places", text],
    queryFn: async ({ signal }) => {
      const path = `/places?q=${encodeURIComponent(text)}`;
      return (await send({ path, signal }, placesAnswerSchema)).places;
    },
    enabled: text.length >= LEAST_LETTERS,
    staleTime: Infinity,
    retry: false,
    networkMode: "always",
    placeholderData: keepPreviousData,
  });
}
