import * as z from "zod/mini";

import { fieldError } from "../errors/field-error.ts";
import { nearSchema } from "./near.ts";

/** The longest name in the world has 85 letters; a region may follow it. */
const QUERY_LIMIT = 120;
export const PLACES_LIMIT = 8;

export const placesQuerySchema = z.object({
  q: z
    .string(fieldError({ code: "place_query" }))
    .check(z.maxLength(QUERY_LIMIT, fieldError({ code: "place_query_long", max: QUERY_LIMIT }))),
  /** The user's home water when absent. */
  near: z.optional(nearSchema),
});

const foundPlaceSchema = z.object({
  name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});
export type FoundPlace = z.infer<typeof foundPlaceSchema>;

/** The best first; empty when none is found or `q` is too short. */
export const placesAnswerSchema = z.object({ places: z.array(foundPlaceSchema) });

/** "Near Vineland, Minnesota", or the coordinates where no place is near. */
export const placeNameAnswerSchema = z.object({ name: z.string() });
