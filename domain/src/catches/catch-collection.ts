import * as z from "zod/mini";

const catchFeatureSchema = z.object({
  type: z.literal("Feature"),
  geometry: z.object({
    type: z.literal("Point"),
    /** Longitude comes before latitude (RFC 7946). */
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

export const catchCollectionSchema = z.object({
  type: z.literal("FeatureCollection"),
  features: z.array(catchFeatureSchema),
});
