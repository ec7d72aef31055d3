import type { LayerSpecification } from "maplibre-gl";

import { area, growing, line, symbol } from "./layers.ts";
import type { Palette } from "./palette.ts";

/** The image for a place where boats launch or moor. It is drawn when the map asks for it. */
export const LANDING = "landing";

/** The structures at the edge of a water: dams, piers, boat ramps, harbors. */
export function landingLayers({ label, theme }: Palette): LayerSpecification[] {
  return [
    area({
      id: "dams",
      minzoom: 11,
      paint: { "fill-color": label },
    }),
    line({
      id: "dam-lines",
      minzoom: 11,
      paint: { "line-color": label, "line-width": growing([11, 1.5], [16, 5]) },
    }),
    area({
      id: "pier-areas",
      minzoom: 13,
      paint: { "fill-color": label, "fill-opacity": 0.75 },
    }),
    line({
      id: "piers",
      minzoom: 12,
      paint: { "line-color": label, "line-opacity": 0.75, "line-width": growing([12, 1], [17, 4]) },
    }),
    symbol({
      id: "landings",
      minzoom: 11,
      layout: {
        "icon-image": [
          "match",
          ["coalesce", ["get", "subclass"], ["get", "kind"]],
          "slipway",
          `${LANDING}|${theme}|ramp`,
          `${LANDING}|${theme}|harbor`,
        ],
        "icon-padding": 4,
      },
    }),
  ];
}
