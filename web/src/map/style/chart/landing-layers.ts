import type { LayerSpecification } from "maplibre-gl";

import type { Palette } from "../palette.ts";
import { area, growing, isOneOf, line, symbol } from "./layers.ts";

/** The image of a place where a boat goes in or lies: it is drawn when the map asks for it. */
export const LANDING = "landing";

/** What bounds or opens a water: dams, piers, boat ramps, harbors. */
export function landingLayers({ label, theme }: Palette): LayerSpecification[] {
  return [
    area({
      id: "dams",
      "source-layer": "landuse",
      minzoom: 11,
      filter: ["==", ["get", "class"], "dam"],
      paint: { "fill-color": label },
    }),
    line({
      id: "dam-lines",
      "source-layer": "waterway",
      minzoom: 11,
      filter: isOneOf("class", ["dam", "weir"]),
      paint: { "line-color": label, "line-width": growing([11, 1.5], [16, 5]) },
    }),
    area({
      id: "pier-areas",
      "source-layer": "transportation",
      minzoom: 13,
      filter: ["all", ["==", ["geometry-type"], "Polygon"], ["==", ["get", "class"], "pier"]],
      paint: { "fill-color": label, "fill-opacity": 0.75 },
    }),
    line({
      id: "piers",
      "source-layer": "transportation",
      minzoom: 12,
      filter: ["all", ["==", ["geometry-type"], "LineString"], ["==", ["get", "class"], "pier"]],
      paint: { "line-color": label, "line-opacity": 0.75, "line-width": growing([12, 1], [17, 4]) },
    }),
    symbol({
      id: "landings",
      "source-layer": "poi",
      minzoom: 11,
      filter: isOneOf("subclass", ["slipway", "marina", "boat_rental", "dock", "ferry_terminal"]),
      layout: {
        "icon-image": [
          "match",
          ["get", "subclass"],
          "slipway",
          `${LANDING}|${theme}|ramp`,
          `${LANDING}|${theme}|harbor`,
        ],
        "icon-padding": 4,
      },
    }),
  ];
}
