import { queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";

import { fetchJson } from "./fetch-json.ts";
import { BASEMAP_FILES } from "./files.ts";

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
}

/** The large lakes of the world; the file is in the map's style, too. */
export const lakesQuery = queryOptions({
  queryKey: ["basemap", "lakes"],
  queryFn: async ({ signal }): Promise<Lake[]> => {
    const { features } = lakesSchema.parse(await fetchJson(BASEMAP_FILES.lakes, signal));
    return features.map(({ properties: { name = null, middle = null }, geometry }) => ({
      name,
      middle,
      rings: geometry.type === "Polygon" ? geometry.coordinates : geometry.coordinates.flat(),
    }));
  },
  staleTime: Infinity,
});
