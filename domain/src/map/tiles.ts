import * as z from "zod/mini";

import { type FieldName, fieldError } from "../errors/field-error.ts";

/** The path at which a Creel server describes its own tiles. */
export const TILE_JSON_PATH = "/api/map/tiles.json";

/** Nobody makes tiles for higher zooms. */
const MOST_ZOOM = 22;

/** The parts of TileJSON 3.0, in which a host describes its tiles, that the chart needs. */
export const tileJsonSchema = z.object({
  tilejson: z._default(z.string(), "3.0.0"),
  tiles: z.array(z.string()).check(z.minLength(1)),
  minzoom: z._default(z.number(), 0),
  /** At higher zooms, the tiles of this zoom are enlarged. */
  maxzoom: z._default(z.number(), 14),
  /** May be HTML. */
  attribution: z.optional(z.string()),
  /** West, south, east and north, in degrees. */
  bounds: z.optional(z.tuple([z.number(), z.number(), z.number(), z.number()])),
  vector_layers: z.array(
    z.object({ id: z.string(), fields: z._default(z.record(z.string(), z.string()), {}) }),
  ),
});
export type TileJson = z.infer<typeof tileJsonSchema>;

/** Does not check that x and y are below 2 to the power of z. */
export const tileParamsSchema = z.object({
  version: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  z: tileNumber("z", MOST_ZOOM),
  x: tileNumber("x", 2 ** MOST_ZOOM - 1),
  y: tileNumber("y", 2 ** MOST_ZOOM - 1),
});

function tileNumber(field: FieldName, max: number) {
  const message = fieldError({ code: "between", field, min: 0, max });
  return z.pipe(
    z.string(message).check(z.regex(/^\d{1,7}$/, message)),
    z.pipe(z.transform(Number), z.number().check(z.lte(max, message))),
  );
}
