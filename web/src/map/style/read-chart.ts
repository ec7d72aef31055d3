import type { TileJson } from "@creel/domain/map/tiles";
import type { StyleSpecification } from "maplibre-gl";

import { logFailure } from "../../http/log-failure.ts";
import { chartStyle } from "./chart-style.ts";
import type { Palette } from "./palette.ts";
import { readTileJson } from "./tile-json.ts";

export interface FoundChart {
  /** The host's description of its tiles; `null` if the chart is drawn without a host. */
  tileJson: TileJson | null;
  draw: (palette: Palette) => StyleSpecification;
}

/** The chart of the tiles that a host names in its answer; `null` where it is no TileJSON. */
export async function readChart(response: Response): Promise<FoundChart | null> {
  try {
    const tileJson = await readTileJson(response);
    return { tileJson, draw: (palette) => chartStyle(palette, tileJson) };
  } catch (error) {
    logFailure("The tiles of the map", error);
    return null;
  }
}
