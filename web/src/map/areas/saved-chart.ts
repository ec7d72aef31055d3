import type { TileJson } from "@creel/domain/map/tiles";

import { chartStyle } from "../style/chart-style.ts";
import type { FoundChart } from "../style/read-chart.ts";
import { offlineStyle, regionStyle } from "./over-built-in.ts";
import { regionOf } from "./region-of.ts";
import { savedTemplate, wholeAreas } from "./saved-tiles.ts";

/**
 * The chart of a host that answered, which reads saved tiles first, with the built-in map around its region; without a
 * host that of the saved areas.
 */
export async function savedChart(tileJson: TileJson | null): Promise<FoundChart | null> {
  const areas = await wholeAreas();
  if (tileJson) {
    const tiles = areas.length > 0 ? tileJson.tiles.map(savedTemplate) : tileJson.tiles;
    const bounds = regionOf(tileJson);
    const drawn = { ...tileJson, tiles };
    return {
      tileJson,
      draw: (palette) => (bounds ? regionStyle(palette, bounds, drawn) : chartStyle(palette, drawn)),
    };
  }
  const [newest] = areas.toSorted((one, other) => other.whole.savedAt - one.whole.savedAt);
  if (!newest) return null;
  const alike = areas.filter(({ whole }) => layersOf(whole.tileJson) === layersOf(newest.whole.tileJson));
  const drawn = { ...newest.whole.tileJson, tiles: [savedTemplate()] };
  return { tileJson: null, draw: (palette) => offlineStyle(palette, alike, drawn) };
}

/** Tiles in another schema cannot be drawn by the same layers. */
function layersOf({ vector_layers: layers }: TileJson): string {
  return layers.map(({ id }) => id).join(" ");
}
