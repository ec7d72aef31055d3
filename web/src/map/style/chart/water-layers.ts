import type { LayerSpecification } from "maplibre-gl";

import type { Palette } from "../palette.ts";
import { area, growing, line } from "./layers.ts";

/** In meters: from there on water is drawn as deep. */
const DEEP_METERS = 20;

/** Streams below the waters they flow into, then waters with their depths, where the tiles have them, and shores. */
export function waterLayers({ water, shore }: Palette): LayerSpecification[] {
  return [
    ...streamLayers(shore),
    area({
      id: "water",
      paint: { "fill-color": water },
    }),
    area({
      id: "water-at-times",
      paint: { "fill-color": water, "fill-opacity": 0.5 },
    }),
    area({
      id: "depth-areas",
      paint: {
        "fill-color": shore,
        "fill-opacity": ["interpolate", ["linear"], ["get", "depth"], 0, 0, DEEP_METERS, 0.32],
      },
    }),
    line({
      id: "depth-lines",
      minzoom: 11,
      paint: { "line-color": shore, "line-opacity": 0.55, "line-width": 0.6 },
    }),
    line({
      id: "shores",
      paint: { "line-color": shore, "line-width": growing([4, 0.5], [15, 1.6]) },
    }),
    line({
      id: "shores-at-times",
      minzoom: 10,
      paint: { "line-color": shore, "line-width": 0.8, "line-dasharray": [3, 2] },
    }),
  ];
}

function streamLayers(shore: string): LayerSpecification[] {
  return [
    line({
      id: "ditches",
      minzoom: 13,
      paint: { "line-color": shore, "line-opacity": 0.7, "line-width": growing([13, 0.5], [17, 1.6]) },
    }),
    line({
      id: "streams",
      minzoom: 10,
      layout: { "line-cap": "round", "line-join": "round" },
      paint: { "line-color": shore, "line-opacity": 0.8, "line-width": growing([10, 0.5], [16, 3]) },
    }),
    line({
      id: "streams-at-times",
      minzoom: 12,
      paint: {
        "line-color": shore,
        "line-opacity": 0.8,
        "line-width": growing([12, 0.6], [16, 2.4]),
        "line-dasharray": [4, 2],
      },
    }),
    line({
      id: "canals",
      minzoom: 9,
      paint: { "line-color": shore, "line-width": growing([9, 0.6], [16, 4]) },
    }),
    line({
      id: "rivers",
      layout: { "line-cap": "round", "line-join": "round" },
      paint: { "line-color": shore, "line-opacity": 0.9, "line-width": growing([6, 0.6], [16, 6]) },
    }),
  ];
}
