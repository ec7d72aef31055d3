import { tileJsonSchema } from "@creel/domain/map/tiles";
import type { StyleSpecification } from "maplibre-gl";

import { logFailure } from "../../../http/log-failure.ts";
import type { Palette } from "../palette.ts";
import { chartStyle } from "./chart-style.ts";

export interface FoundChart {
  draw: (palette: Palette) => StyleSpecification;
}

/** The chart of the tiles that a host names in its answer; `null` where it is no TileJSON. */
export async function readChart(response: Response): Promise<FoundChart | null> {
  try {
    const tileJson = tileJsonSchema.parse(await response.json());
    const tiles = tileJson.tiles.map(absolute);
    return { draw: (palette) => chartStyle(palette, { ...tileJson, tiles }) };
  } catch (error) {
    logFailure("The tiles of the map", error);
    return null;
  }
}

/** MapLibre asks for tiles in a worker, which knows no paths. */
function absolute(address: string): string {
  return address.startsWith("/") ? location.origin + address : address;
}
