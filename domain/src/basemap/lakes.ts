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
  /** `null` if the lake has no name. */
  name: string | null;
  /** The position of the label in the map style; `null` without a label. */
  middle: [longitude: number, latitude: number] | null;
  /** Shores and islands. */
  rings: [longitude: number, latitude: number][][];
  outline: Outline;
}

/** Reads the file of the world's large lakes that scripts/build/build-basemap.mjs writes. */
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
