import * as z from "zod/mini";

const placeSchema = z.object({
  trip_id: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});
export type TripPlace = z.infer<typeof placeSchema>;

/**
 * The answer of `GET /trips/places`: where each trip began, moved to, and had a strike, a loss or a follow. Sorted by
 * time.
 */
export const tripPlacesSchema = z.object({
  places: z.array(placeSchema),
  /**
   * The track parts of the latest trips that have a track, as longitudes and latitudes. No position is missing within a
   * part. Absent in answers from before there were tracks.
   */
  tracks: z.optional(z.array(z.array(z.tuple([z.number(), z.number()])))),
});
export type TripPlaces = z.infer<typeof tripPlacesSchema>;
