import * as z from "zod/mini";

const onlineMapSchema = z.discriminatedUnion("kind", [
  /**
   * Vector tiles in the OpenMapTiles or Protomaps schema. `address` is the URL of their TileJSON, or a path if this
   * server serves them itself.
   */
  z.object({
    kind: z.literal("tiles"),
    address: z.string(),
    /** Whether a device may save parts of the map. */
    canBeSaved: z.boolean(),
  }),
  /** Style documents of a third-party map. */
  z.object({ kind: z.literal("styles"), light: z.string(), dark: z.string() }),
]);
export type OnlineMap = z.infer<typeof onlineMapSchema>;

/** True if the map needs no requests to other hosts. */
export function isServedHere(map: OnlineMap): boolean {
  return map.kind === "tiles" && map.address.startsWith("/");
}

export const configSchema = z.object({
  /** `null` for the built-in map. */
  map: z.nullable(onlineMapSchema),
  weather: z.boolean(),
  /** When this version first started on this server. Absent in answers of older versions. */
  updatedAt: z._default(z.nullable(z.string()), null),
});
