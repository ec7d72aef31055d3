import * as z from "zod/mini";

const placeSchema = z.object({
  trip_id: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});
export type TripPlace = z.infer<typeof placeSchema>;

/** The answer of `GET /trips/places`: where each trip began, moved to, and had a strike, a loss or a follow, in the order of time. */
export const tripPlacesSchema = z.object({ places: z.array(placeSchema) });
export type TripPlaces = z.infer<typeof tripPlacesSchema>;
