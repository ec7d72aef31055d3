import type { ExpressionSpecification, LayerSpecification } from "maplibre-gl";

import type { Palette } from "../palette.ts";
import { area, growing, isOneOf, line } from "./layers.ts";

const IS_INTERMITTENT: ExpressionSpecification = ["==", ["to-number", ["get", "intermittent"], 0], 1];
const IS_LASTING: ExpressionSpecification = ["!", IS_INTERMITTENT];
const IS_ON_THE_GROUND: ExpressionSpecification = ["!=", ["get", "brunnel"], "tunnel"];
const IS_WATER: ExpressionSpecification = ["!=", ["get", "class"], "swimming_pool"];

/** In meters: from there on water is drawn as deep. */
const DEEP_METERS = 20;

/** Streams below the waters they flow into, then waters with their depths, where the tiles have them, and shores. */
export function waterLayers({ water, shore }: Palette): LayerSpecification[] {
  return [
    ...streamLayers(shore),
    area({
      id: "water",
      "source-layer": "water",
      filter: ["all", IS_WATER, IS_ON_THE_GROUND, IS_LASTING],
      paint: { "fill-color": water },
    }),
    area({
      id: "water-at-times",
      "source-layer": "water",
      filter: ["all", IS_WATER, IS_ON_THE_GROUND, IS_INTERMITTENT],
      paint: { "fill-color": water, "fill-opacity": 0.5 },
    }),
    area({
      id: "depth-areas",
      "source-layer": "depth_area",
      paint: {
        "fill-color": shore,
        "fill-opacity": ["interpolate", ["linear"], ["get", "depth"], 0, 0, DEEP_METERS, 0.32],
      },
    }),
    line({
      id: "depth-lines",
      "source-layer": "depth_contour",
      minzoom: 11,
      paint: { "line-color": shore, "line-opacity": 0.55, "line-width": 0.6 },
    }),
    line({
      id: "shores",
      "source-layer": "water",
      filter: ["all", IS_WATER, IS_ON_THE_GROUND, IS_LASTING],
      paint: { "line-color": shore, "line-width": growing([4, 0.5], [15, 1.6]) },
    }),
    line({
      id: "shores-at-times",
      "source-layer": "water",
      minzoom: 10,
      filter: ["all", IS_WATER, IS_ON_THE_GROUND, IS_INTERMITTENT],
      paint: { "line-color": shore, "line-width": 0.8, "line-dasharray": [3, 2] },
    }),
  ];
}

function streamLayers(shore: string): LayerSpecification[] {
  return [
    line({
      id: "ditches",
      "source-layer": "waterway",
      minzoom: 13,
      filter: ["all", isOneOf("class", ["ditch", "drain"]), IS_ON_THE_GROUND],
      paint: { "line-color": shore, "line-opacity": 0.7, "line-width": growing([13, 0.5], [17, 1.6]) },
    }),
    line({
      id: "streams",
      "source-layer": "waterway",
      minzoom: 10,
      filter: ["all", isOneOf("class", ["stream"]), IS_ON_THE_GROUND, IS_LASTING],
      layout: { "line-cap": "round", "line-join": "round" },
      paint: { "line-color": shore, "line-opacity": 0.8, "line-width": growing([10, 0.5], [16, 3]) },
    }),
    line({
      id: "streams-at-times",
      "source-layer": "waterway",
      minzoom: 12,
      filter: ["all", isOneOf("class", ["stream", "river"]), IS_ON_THE_GROUND, IS_INTERMITTENT],
      paint: {
        "line-color": shore,
        "line-opacity": 0.8,
        "line-width": growing([12, 0.6], [16, 2.4]),
        "line-dasharray": [4, 2],
      },
    }),
    line({
      id: "canals",
      "source-layer": "waterway",
      minzoom: 9,
      filter: ["all", isOneOf("class", ["canal"]), IS_ON_THE_GROUND],
      paint: { "line-color": shore, "line-width": growing([9, 0.6], [16, 4]) },
    }),
    line({
      id: "rivers",
      "source-layer": "waterway",
      filter: ["all", isOneOf("class", ["river"]), IS_ON_THE_GROUND, IS_LASTING],
      layout: { "line-cap": "round", "line-join": "round" },
      paint: { "line-color": shore, "line-opacity": 0.9, "line-width": growing([6, 0.6], [16, 6]) },
    }),
  ];
}
