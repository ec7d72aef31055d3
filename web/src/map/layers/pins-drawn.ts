import type { Map as MapLibre } from "maplibre-gl";

import { CLUSTERS_LAYER, PINS_LAYER } from "./pin-layers.tsx";

const NAME = "pins drawn";

/**
 * A performance mark with the number of catches, once all pins are drawn and the map is idle. Measurements and tests
 * wait for it.
 */
export function markDrawn(map: MapLibre): void {
  const drawn = map.queryRenderedFeatures({ layers: [PINS_LAYER, CLUSTERS_LAYER] });
  const catches = drawn.reduce((sum, { properties }) => sum + Number(properties["point_count"] ?? 1), 0);
  performance.clearMarks(NAME);
  performance.mark(NAME, { detail: { catches } });
}
