import type { Map as MapLibre } from "maplibre-gl";

import { CLUSTERS_LAYER, PINS_LAYER } from "./pin-layers.tsx";

const NAME = "pins drawn";

/**
 * Marks in the browser's timeline that all pins are drawn and nothing moves, with how many catches they stand for.
 * By this the map is measured, and compared with its list.
 */
export function markDrawn(map: MapLibre): void {
  const drawn = map.queryRenderedFeatures({ layers: [PINS_LAYER, CLUSTERS_LAYER] });
  const catches = drawn.reduce((sum, { properties }) => sum + Number(properties["point_count"] ?? 1), 0);
  performance.clearMarks(NAME);
  performance.mark(NAME, { detail: { catches } });
}
