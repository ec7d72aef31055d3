import type { Coordinates } from "@creel/domain/places/coordinates";
import { placeNameAnswerSchema, placesAnswerSchema } from "@creel/domain/places/place-search";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { send } from "../http/send.ts";

const LEAST_LETTERS = 2;
/** 100 m. */
const NAMED_DECIMALS = 3;

/** 0.1° are 11 km, enough to sort towns by distance. */
const NEAR_DECIMALS = 1;

/** Places whose names begin so, the nearest first. The previous result stays until the next one arrives. */
export function placesQuery(text: string, near: Coordinates | null) {
  const point =
    near && [near.latitude, near.longitude].map((degrees) => degrees.toFixed(NEAR_DECIMALS)).join();
  return queryOptions({
    queryKey: ["places", text, point],
    queryFn: async ({ signal }) => {
      const path = `/places?q=${encodeURIComponent(text)}${point ? `&near=${point}` : ""}`;
      return (await send({ path, signal }, placesAnswerSchema)).places;
    },
    enabled: text.length >= LEAST_LETTERS,
    staleTime: Infinity,
    retry: false,
    networkMode: "always",
    placeholderData: keepPreviousData,
  });
}

export function placeNameQuery(point: Coordinates) {
  const [latitude, longitude] = [point.latitude, point.longitude].map((degrees) =>
    degrees.toFixed(NAMED_DECIMALS),
  );
  return queryOptions({
    queryKey: ["places", "at", latitude, longitude],
    queryFn: async ({ signal }) => {
      const path = `/places/at?lat=${latitude}&lon=${longitude}`;
      return (await send({ path, signal }, placeNameAnswerSchema)).name;
    },
    staleTime: Infinity,
  });
}
