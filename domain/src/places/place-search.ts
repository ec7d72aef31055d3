import * as z from "zod/mini";

import { nearSchema } from "./near.ts";

/** The longest name in the world has 85 letters; a region may follow it. */
const QUERY_LIMIT = 120;
/** How many places are told at once. */
export const PLACES_LIMIT = 8;

/** GET /places */
export const placesQuerySchema = z.object({
  q: z
    .string("q must be the beginning of a place's name")
    .check(z.maxLength(QUERY_LIMIT, `q must have at most ${QUERY_LIMIT} letters`)),
  /** Where who asks is; without it their home. */
  near: z.optional(nearSchema),
});

const foundPlaceSchema = z.object({
  /** "Ely, Minnesota"; no two of an answer are the same. */
  name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});
export type FoundPlace = z.infer<typeof foundPlaceSchema>;

/** The best first; empty when there is none of that name, or it is too short to look for. */
export const placesAnswerSchema = z.object({ places: z.array(foundPlaceSchema) });

/** GET /places/at: "Ely, Minnesota", "Near Vineland, Minnesota", or the coordinates where no place is near. */
export const placeNameAnswerSchema = z.object({ name: z.string() });
