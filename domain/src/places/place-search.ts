import * as z from "zod/mini";

import { fieldError } from "../errors/field-error.ts";
import { nearSchema } from "./near.ts";

/** The longest place name in the world has 85 letters, and a region may follow it. */
const QUERY_LIMIT = 120;
export const PLACES_LIMIT = 8;

export const placesQuerySchema = z.object({
  q: z
    .string(fieldError({ code: "place_query" }))
    .check(z.maxLength(QUERY_LIMIT, fieldError({ code: "place_query_long", max: QUERY_LIMIT }))),
  /** Defaults to the user's home water. */
  near: z.optional(nearSchema),
});

const foundPlaceSchema = z.object({
  name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});
export type FoundPlace = z.infer<typeof foundPlaceSchema>;

/** Best match first; empty if nothing is found or `q` is too short. */
export const placesAnswerSchema = z.object({ places: z.array(foundPlaceSchema) });

/** A name such as "Near Vineland, Minnesota", or the coordinates if no place is nearby. */
export const placeNameAnswerSchema = z.object({ name: z.string() });
