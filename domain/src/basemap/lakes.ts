import * as z from "zod/mini";

import type { Outline } from "../waters/new-water.ts";
import { ROUGH_LAKE_M } from "./rough-zooms.ts";

const position = z.tuple([z.number(), z.number()]);
const rings = z.array(z.array(position));
const lakesSchema = z.object({
  features: z.array(
    z.object({
      properties: z.object({ name: z.optional(z.string()), middle: z.optional(position) }),
      geometry: z.discriminatedUnion("type", [
        z.object({ type: z.literal("Polygon"), coordinates: rings }),
        z.object({ type: z.literal("MultiPolygon"), coordinates: z.array(rings) }),
      ]),
    }),
  ),
});

export interface Lake {
  /** `null` for one without. */
  name: string | null;
  /** Where the style names it. */
  middle: [longitude: number, latitude: number] | null;
  /** Shores and islands alike. */
  rings: [longitude: number, latitude: number][][];
  outline: Outline;
}

/** Of the file of the large lakes of the world, as scripts/build/build-basemap.mjs writes it. */
export function readLakes(content: unknown): Lake[] {
  return lakesSchema
    .parse(content)
    .features.map(({ properties: { name = null, middle = null }, geometry }) => ({
      name,
      middle,
      rings: geometry.type === "Polygon" ? geometry.coordinates : geometry.coordinates.flat(),
      outline: { ...geometry, error: ROUGH_LAKE_M },
    }));
}
