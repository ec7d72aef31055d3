import * as z from "zod/mini";

const onlineMapSchema = z.discriminatedUnion("kind", [
  /**
   * Vector tiles in the schema of OpenMapTiles or Protomaps, of which the chart is drawn: the address of their TileJSON,
   * a path where this Creel serves them itself.
   */
  z.object({
    kind: z.literal("tiles"),
    address: z.string(),
    /** Whether parts of it may be saved on a device. */
    canBeSaved: z.boolean(),
  }),
  /** The style documents of somebody else's map. */
  z.object({ kind: z.literal("styles"), light: z.string(), dark: z.string() }),
]);
export type OnlineMap = z.infer<typeof onlineMapSchema>;

/** Whether no other host is asked for it. */
export function isServedHere(map: OnlineMap): boolean {
  return map.kind === "tiles" && map.address.startsWith("/");
}

export const configSchema = z.object({
  /** `null` where the built-in map is drawn. */
  map: z.nullable(onlineMapSchema),
  weather: z.boolean(),
});
