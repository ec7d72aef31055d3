import * as z from "zod/mini";

const onlineMapSchema = z.discriminatedUnion("kind", [
  /** Vector tiles in the OpenMapTiles schema, of which the chart is drawn: the address of their TileJSON. */
  z.object({ kind: z.literal("tiles"), address: z.string() }),
  /** The style documents of somebody else's map. */
  z.object({ kind: z.literal("styles"), light: z.string(), dark: z.string() }),
]);
export type OnlineMap = z.infer<typeof onlineMapSchema>;

export const configSchema = z.object({
  /** `null` where the built-in map is drawn. */
  map: z.nullable(onlineMapSchema),
  weather: z.boolean(),
});
