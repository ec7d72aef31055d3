import { tileJsonSchema, tileParamsSchema } from "@creel/domain/map/tiles";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import { AppError } from "../errors/errors.ts";
import type { OwnTiles } from "./own-tiles.ts";

interface TilesContext {
  /** `null` if the map comes from another server. */
  ownTiles: OwnTiles | null;
}

const YEAR = "public, max-age=31536000, immutable";
const tags = ["Map"];

/**
 * Serves the tiles of the operator's own file. They contain no user data, so they are public like the files of the web
 * app.
 */
export const tilesRoutes: FastifyPluginCallbackZod<TilesContext> = (app, { ownTiles }, done) => {
  app.get("/tiles.json", {
    schema: {
      tags,
      summary: "TileJSON of this Creel's tiles",
      description: "404 if it serves no tiles of its own.",
      security: [],
      response: { 200: tileJsonSchema },
    },
    handler: async (_request, reply) => {
      if (!ownTiles) throw new AppError("not_found");
      const { tileJson } = await ownTiles.current();
      reply.header("cache-control", "no-cache");
      return tileJson;
    },
  });

  app.get("/tiles/:version/:z/:x/:y", {
    schema: {
      tags,
      summary: "A vector tile, by an address from the TileJSON",
      description: "204 for an empty tile; 404 outside the zoom range and for the address of another file.",
      security: [],
      params: tileParamsSchema,
    },
    handler: async ({ params: { version, z, x, y } }, reply) => {
      const file = await ownTiles?.current();
      if (!file) throw new AppError("not_found");
      if (version !== file.version) throw new AppError("not_found", { fields: { version: OF_ANOTHER } });
      refuseOutside({ x, y }, z);
      refuseZoom(z, file.tileJson);
      const tile = await file.read(z, x, y);
      reply.header("cache-control", YEAR);
      if (!tile) return reply.code(204).send();
      if (file.encoding) reply.header("content-encoding", file.encoding);
      return reply.type("application/vnd.mapbox-vector-tile").send(tile);
    },
  });
  done();
};

const OF_ANOTHER = { code: "tiles_replaced" } as const;

function refuseOutside(place: { x: number; y: number }, zoom: number): void {
  const max = 2 ** zoom - 1;
  for (const field of ["x", "y"] as const) {
    if (place[field] > max) {
      throw new AppError("invalid_input", { fields: { [field]: { code: "between", field, min: 0, max } } });
    }
  }
}

function refuseZoom(
  zoom: number,
  { minzoom: min, maxzoom: max }: { minzoom: number; maxzoom: number },
): void {
  if (zoom >= min && zoom <= max) return;
  throw new AppError("not_found", { fields: { z: { code: "between", field: "z", min, max } } });
}
