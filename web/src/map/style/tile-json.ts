import { type TileJson, tileJsonSchema } from "@creel/domain/map/tiles";

/** Returns whole addresses: MapLibre asks for tiles in a worker, which knows no paths. */
export async function readTileJson(response: Response): Promise<TileJson> {
  const tileJson = tileJsonSchema.parse(await response.json());
  return { ...tileJson, tiles: tileJson.tiles.map(absolute) };
}

function absolute(address: string): string {
  return address.startsWith("/") ? location.origin + address : address;
}
