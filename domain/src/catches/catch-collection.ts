import * as z from "zod/mini";

/** A catch as a point for a map. */
const catchFeatureSchema = z.object({
  type: z.literal("Feature"),
  geometry: z.object({
    type: z.literal("Point"),
    /** [longitude, latitude] */
    coordinates: z.array(z.number()),
  }),
  properties: z.object({
    id: z.string(),
    species: z.string(),
    date: z.string(),
    weight: z.nullable(z.number()),
    length: z.nullable(z.number()),
  }),
});
export type CatchFeature = z.infer<typeof catchFeatureSchema>;

/** Every match of a filter as points for a map: GET /catches/geojson (RFC 7946). */
export const catchCollectionSchema = z.object({
  type: z.literal("FeatureCollection"),
  features: z.array(catchFeatureSchema),
});
