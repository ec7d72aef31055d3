import * as z from "zod/mini";

/** What a host says of its tiles: TileJSON 3.0, as far as the chart needs it. */
export const tileJsonSchema = z.object({
  tiles: z.array(z.string()).check(z.minLength(1)),
  minzoom: z._default(z.number(), 0),
  /** Nearer the tiles of this zoom are enlarged. */
  maxzoom: z._default(z.number(), 14),
  attribution: z.optional(z.string()),
  bounds: z.optional(z.tuple([z.number(), z.number(), z.number(), z.number()])),
  vector_layers: z.array(z.object({ id: z.string() })),
});
export type TileJson = z.infer<typeof tileJsonSchema>;
