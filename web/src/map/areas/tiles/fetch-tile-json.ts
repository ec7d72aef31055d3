import type { TileJson } from "@creel/domain/map/tiles";

import { readTileJson } from "../../style/chart/tile-json.ts";
import { TileRefusedError } from "./fetch-tile.ts";

const TIMEOUT_MS = 4000;

/** @throws TileRefusedError, or what fetch throws without a network */
export async function fetchTileJson(address: string): Promise<TileJson> {
  const response = await fetch(address, { credentials: "omit", signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new TileRefusedError(`The map was answered with ${response.status}`);
  return readTileJson(response);
}
